// How many clicks an own move takes, by somebody who clicks only what is visible and lets what needs no confirmation play
// itself. A whole answer counts: menus, confirmations, dice taken up.
import type { Page } from "@playwright/test";
import { habitOf } from "./habits";
import { beGuest, createTable, history, me, prefer, quick, USUAL } from "./library";
import { decide, settled } from "./player";

/** What is wanted over whole games, by game. */
export const WANTED: Record<string, number> = { "terra-mystica": 1.45, "rise-and-fall": 1.6, "rise-to-nobility": 1.4 };

/** Plays so many decisions, or to the end; clicks and own moves. */
export async function clicksOf(page: Page, game: string, most: number): Promise<{ clicks: number; own: number }> {
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
  for (let decisions = 0; decisions < most && !(await settled(page)).over; decisions++) await decide(page, how);
  const clicks = await page.evaluate(() => (window as Window & { clicks?: number }).clicks ?? 0);
  const { steps } = await history(page, table.id);
  const own = steps.filter((step) => step.seat === 0 && step.by === null && !step.undone).length;
  process.stdout.write(`${game}: ${clicks} clicks for ${own} moves, ${(clicks / own).toFixed(2)} each\n`);
  return { clicks, own };
}
