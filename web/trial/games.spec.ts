// Whole games of every kind at the four sizes, by mouse, by finger and by keyboard alone: somebody who presses only what is
// visible comes to the end. `npm run trial -- games`, or `-g "rise-and-fall on a phone"` for some of them.
import { habitOf, HABITS } from "../e2e/habits";
import { decideByKeys } from "../e2e/keys";
import { beGuest, createTable, expect, me, prefer, quick, test, USUAL } from "../e2e/library";
import { playOn, settled } from "../e2e/player";
import { SCREENS } from "../e2e/readable";

/** More decisions than any game has. */
const MOST = 3000;
/** At the end of any game the page has fewer elements. */
const NODES = 5000;

for (const game of Object.keys(HABITS)) {
  for (const { name, viewport } of SCREENS) {
    for (const by of name === "phone" || name === "tablet"
      ? (["touch", "keys"] as const)
      : (["mouse", "keys"] as const)) {
      test(`a game of ${game} on a ${name} by ${by}`, async ({ person }) => {
        test.setTimeout(1_800_000);
        const touch = by === "touch";
        const page = await person({ viewport, hasTouch: touch, isMobile: touch && name === "phone" });
        if (by !== "keys") await prefer(page, USUAL);
        await beGuest(page, "Alma");
        const table = await createTable(page, [me, quick], { game });
        await page.goto(`/table/${table.id}`);
        if (by === "keys") {
          let now = await settled(page);
          for (let decisions = 0; !now.over; decisions++) {
            expect(decisions, "a game ends").toBeLessThan(MOST);
            await decideByKeys(page, 60);
            now = await settled(page);
          }
        } else {
          await playOn(page, { habit: habitOf(game), touch }, MOST);
        }
        await expect(page.locator(".over .places li")).toHaveCount(2);
        const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
        process.stdout.write(`${game} on a ${name} by ${by}: ${nodes} elements at the end\n`);
        expect(nodes).toBeLessThan(NODES);
      });
    }
  }
}
