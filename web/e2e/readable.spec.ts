// The standard of every table: no text below 11 pixels on a laptop and 12 on a phone, no target below 24 and 40.
// Contrast is counted on full tables, in drawings.spec.ts.
import { beGuest, createTable, expect, me, quick, test } from "./library";
import { settled } from "./player";
import { eachPart, SCREENS, tooSmall } from "./readable";

const GAMES = ["terra-mystica", "rise-and-fall", "rise-to-nobility", "tapestry", "arcadia"];

for (const game of GAMES) {
  test(`everything of a table of ${game} can be read and hit`, async ({ person }) => {
    const page = await person({ hasTouch: true });
    await beGuest(page, "Alma");
    const table = await createTable(page, [me, quick, quick], { game });
    for (const { name, viewport, text, target } of SCREENS) {
      await page.setViewportSize(viewport);
      for (const path of ["table", "replay"]) {
        await page.goto(`/${path}/${table.id}`);
        if (path === "table") await settled(page);
        else await page.getByTestId("table").waitFor();
        await eachPart(page, name, async (tab) => {
          const where = `${path} of ${game} on a ${name}, part ${tab}`;
          const small = await tooSmall(page, { text, target, part: ".frame" });
          expect.soft(small, where).toEqual({ texts: [], targets: [] });
        });
      }
    }
  });
}
