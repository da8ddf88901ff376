// How many clicks an own move takes, by somebody who clicks only what is visible and lets what needs no confirmation play
// itself. A whole answer counts: menus, confirmations, dice taken up.
import { habitOf } from "./habits";
import { beGuest, createTable, expect, history, me, prefer, quick, test, USUAL } from "./library";
import { decide, settled } from "./player";

const MOST: Record<string, number> = { "terra-mystica": 1.45, "rise-and-fall": 1.6, "rise-to-nobility": 1.4 };

for (const [game, most] of Object.entries(MOST)) {
  test(`a move of ${game} takes few clicks`, async ({ page }) => {
    test.setTimeout(400_000);
    await page.addInitScript(() => {
      const counted = window as Window & { clicks?: number };
      counted.clicks = 0;
      addEventListener("click", (event) => event.isTrusted && (counted.clicks = (counted.clicks ?? 0) + 1), true);
    });
    await prefer(page, USUAL);
    await beGuest(page, "Alma");
    const table = await createTable(page, [me, quick, quick, quick], { game });
    await page.goto(`/table/${table.id}`);
    const how = { habit: habitOf(game) };
    for (let decisions = 0; decisions < 35 && !(await settled(page)).over; decisions++) await decide(page, how);
    const clicks = await page.evaluate(() => (window as Window & { clicks?: number }).clicks ?? 0);
    const { steps } = await history(page, table.id);
    const own = steps.filter((step) => step.seat === 0 && step.by === null && !step.undone).length;
    process.stdout.write(`${game}: ${clicks} clicks for ${own} moves, ${(clicks / own).toFixed(2)} each\n`);
    expect(clicks / own).toBeLessThanOrEqual(most);
  });
}
