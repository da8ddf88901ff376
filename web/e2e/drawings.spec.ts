// Boards in the middle of a game, from the samples the drawings are tested with: everything can be read and hit at every
// size, by day and by night; and chosen pictures look as they did. `KEEP=1 npx playwright test drawings` keeps new ones.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer, type ViteDevServer } from "vite";
import { tooFaint } from "./contrast";
import { expect, test } from "./library";
import { differing, reduced } from "./picture";
import { eachPart, SCREENS, tooSmall } from "./readable";

/** Of each game a table whose pictures are kept, and one with the most players. */
const SAMPLES = [
  { game: "terra-mystica", sample: "five-mid", kept: true },
  { game: "rise-and-fall", sample: "12", kept: true },
  { game: "rise-and-fall", sample: "21", kept: false },
  { game: "rise-to-nobility", sample: "23", kept: true },
  { game: "rise-to-nobility", sample: "56", kept: false },
  { game: "tapestry", sample: "five-mid", kept: true },
  { game: "arcadia", sample: "talk", kept: false },
  { game: "arcadia", sample: "battle", kept: false },
  { game: "arcadia", sample: "wide", kept: false },
  { game: "arcadia", sample: "four", kept: false },
  { game: "arcadia", sample: "offers", kept: false },
  { game: "arcadia", sample: "field", kept: false },
  { game: "arcadia", sample: "cross", kept: false },
];
/** Sizes of which a picture is kept, each in one language and theme. */
const KEPT: Record<string, { lang: "en" | "fr"; theme: "light" | "dark" }[]> = {
  laptop: [
    { lang: "en", theme: "light" },
    { lang: "fr", theme: "dark" },
  ],
  tablet: [{ lang: "fr", theme: "light" }],
  phone: [{ lang: "en", theme: "dark" }],
};
/** Of the cells of a picture, so many may look different: more than letters change, less than a board that moved. */
const DIFFERENT = 0.03;

const here = fileURLToPath(new URL(".", import.meta.url));
let server: ViteDevServer;
let address = "";
test.beforeAll(async () => {
  server = await createServer({ configFile: `${here}../dev/vite.config.ts`, server: { port: 0 }, logLevel: "error" });
  await server.listen();
  address = server.resolvedUrls!.local[0]!;
});
test.afterAll(() => server.close());

for (const { game, sample, kept: compared } of SAMPLES) {
  const looks = compared ? ", and looks as it did" : "";
  test(`a full table of ${game} (${sample}) can be read and hit${looks}`, async ({ browser }) => {
    test.setTimeout(600_000);
    // Without a server behind it a sample has something to complain about.
    const page = await browser.newPage({ hasTouch: true, reducedMotion: "reduce" });
    for (const { name, viewport, text, target } of SCREENS) {
      await page.setViewportSize(viewport);
      const kept = compared ? (KEPT[name] ?? []) : [];
      for (const { lang, theme } of kept.length > 0 ? kept : [{ lang: "en", theme: "light" }]) {
        const query = new URLSearchParams({ lang, theme, sample });
        await page.goto(`${address}${game}.html?${query}`);
        await page.getByTestId("table").waitFor();
        await page.waitForLoadState("networkidle");
        await page.evaluate(async () => {
          await document.fonts.ready;
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        });
        if (kept.length > 0) await looksAsKept(`${game}-${name}-${lang}-${theme}`);
        // The second picture of a size differs in language only.
        if (lang === "fr" && name === "laptop") continue;
        await eachPart(page, name, async (tab) => {
          const where = `${game} on a ${name}, part ${tab}`;
          const small = await tooSmall(page, { text, target, part: ".frame" });
          expect.soft(small, where).toEqual({ texts: [], targets: [] });
          for (const shown of ["light", "dark"]) {
            await page.evaluate((shown) => (document.documentElement.dataset.theme = shown), shown);
            expect.soft(await tooFaint(page, ".frame"), `${where}, ${shown}`).toEqual([]);
          }
        });
      }
    }

    async function looksAsKept(name: string): Promise<void> {
      const file = `${here}kept/${name}.webp`;
      const now = await reduced(page, await page.screenshot());
      if (process.env.KEEP || !existsSync(file)) {
        expect(process.env.KEEP, `${name} is not kept yet`).toBeTruthy();
        writeFileSync(file, now);
        return;
      }
      const before = readFileSync(file);
      expect.soft(await differing(page, before, now), `${name} looks as it did`).toBeLessThan(DIFFERENT);
      // What would be noticed: the same picture, moved a little.
      expect.soft(await differing(page, before, now, 12), `${name}, moved`).toBeGreaterThan(DIFFERENT);
    }
  });
}
