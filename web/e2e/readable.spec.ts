// The standard of every table: no text below 11 pixels on a laptop and 12 on a phone, no target below 24 and 40.
import { beGuest, createTable, expect, me, quick, test } from "./library";
import { settled } from "./player";
import { tooSmall } from "./readable";

const SCREENS = [
  { name: "laptop", viewport: { width: 1366, height: 768 }, text: 11, target: 24 },
  { name: "desktop", viewport: { width: 1920, height: 1080 }, text: 11, target: 24 },
  { name: "tablet", viewport: { width: 1024, height: 768 }, text: 11, target: 24 },
  { name: "phone", viewport: { width: 390, height: 844 }, text: 12, target: 40 },
];
const GAMES = ["terra-mystica", "rise-and-fall", "rise-to-nobility"];
/** Boards that are held to it too; the others still wait to be redrawn. */
const REDRAWN: ReadonlySet<string> = new Set();

for (const game of GAMES) {
  test(`everything of a table of ${game} can be read and hit`, async ({ person }) => {
    const page = await person({ hasTouch: true });
    await beGuest(page, "Alma");
    const table = await createTable(page, [me, quick, quick], { game });
    for (const { name, viewport, text, target } of SCREENS) {
      await page.setViewportSize(viewport);
      await page.goto(`/table/${table.id}`);
      await settled(page);
      const parts = [".frame > .bar", ".frame .seats .head", ".talk", ".film", ".tabs", ".sheet .acts"];
      const part = REDRAWN.has(game) ? ".frame" : parts.join(", ");
      const tabs = name === "phone" ? await page.locator(".tabs button").count() : 1;
      for (let tab = 0; tab < tabs; tab++) {
        if (tabs > 1) await page.locator(".tabs button").nth(tab).click();
        const small = await tooSmall(page, { text, target, part });
        expect.soft(small, `${game} on a ${name}, part ${tab}`).toEqual({ texts: [], targets: [] });
      }
    }
  });
}
