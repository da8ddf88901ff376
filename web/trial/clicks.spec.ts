// Clicks per own move over whole games: `npm run trial -- clicks`.
import { clicksOf, WANTED } from "../e2e/clicks";
import { expect, test } from "../e2e/library";

const GAMES = 3;

for (const [game, wanted] of Object.entries(WANTED)) {
  test(`clicks of ${game}`, async ({ person }) => {
    test.setTimeout(3_600_000);
    const sum = { clicks: 0, own: 0 };
    for (let nth = 0; nth < GAMES; nth++) {
      const { clicks, own } = await clicksOf(await person(), game, 3000);
      sum.clicks += clicks;
      sum.own += own;
    }
    process.stdout.write(`${game}, ${GAMES} games: ${(sum.clicks / sum.own).toFixed(2)} (at most ${wanted})\n`);
    expect(sum.clicks / sum.own).toBeLessThanOrEqual(wanted);
  });
}
