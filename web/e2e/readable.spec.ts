// The standard of every table: no text below 11 pixels on a laptop and 12 on a phone, no target below 24 and 40.
// Contrast is counted on full tables, in drawings.spec.ts.
import { beGuest, createTable, expect, me, quick, test } from "./library";
import { settled } from "./player";
import { eachPart, SCREENS, tooSmall } from "./readable";

const GAMES = ["terra-mystica", "rise-and-fall", "rise-to-nobility", "arcadia"];

for (const game of GAMES) {
  test(`everything of a table of ${game} can be read and hit`, async ({ person }) => {
    const page = await person({ hasTouch: true });
    await beGuest(page, "Alma");
    const table = await createTable(page, [me, quick, quick], { game });
    for (const { name, viewport, text, target } of SCREENS) {
      await page.setViewportSize(viewport);
      await page.goto(`/table/${table.id}`);
      await settled(page);
      await eachPart(page, name, async (tab) => {
        const where = `${game} on a ${name}, part ${tab}`;
        const small = await tooSmall(page, { text, target, part: ".frame" });
        expect.soft(small, where).toEqual({ texts: [], targets: [] });
      });
    }
  });
}
