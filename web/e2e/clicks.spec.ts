// A move takes few clicks. Every run plays another game and only its beginning, so that the share varies; whole games are
// counted by `npm run trial -- clicks`.
import { clicksOf, WANTED } from "./clicks";
import { expect, test } from "./library";

/** How far the beginning of one game may lie above what is wanted over whole games. */
const VARIES = 0.25;

for (const [game, wanted] of Object.entries(WANTED)) {
  test(`a move of ${game} takes few clicks`, async ({ page }) => {
    test.setTimeout(400_000);
    const { clicks, own } = await clicksOf(page, game, 35);
    expect(clicks / own).toBeLessThanOrEqual(wanted + VARIES);
  });
}
