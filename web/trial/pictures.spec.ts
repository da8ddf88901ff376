// Pictures of every page and of tables in the middle and at the end of a game, in all sizes, languages and themes, for looking
// at: `npm run pictures` with a built server named by LUDOTHEQUE. PICTURES names words a picture's name must contain.
import { habitOf, HABITS } from "../e2e/habits";
import { change, createTable, expect, me, prefer, quick, test, tableInfo, USUAL } from "../e2e/library";
import { playOn, settled } from "../e2e/player";
import { eachPart, SCREENS } from "../e2e/readable";
import { tables, visitsOf } from "../e2e/visits";

const TO = "output/pictures";
const wanted = (process.env.PICTURES ?? "").split(" ").filter(Boolean);
const LANGUAGES = ["en", "fr"] as const;
const THEMES = ["light", "dark"] as const;
/** How many bots sit at a table, how far it is played and what it is called. */
const TABLES: Record<string, { name: string; bots: number; decisions: number }[]> = {
  "terra-mystica": [
    { name: "four", bots: 3, decisions: 25 },
    { name: "most", bots: 4, decisions: 18 },
  ],
  "rise-and-fall": [
    { name: "four", bots: 3, decisions: 45 },
    { name: "most", bots: 7, decisions: 25 },
  ],
  "rise-to-nobility": [
    { name: "four", bots: 3, decisions: 35 },
    { name: "most", bots: 5, decisions: 25 },
  ],
  tapestry: [
    { name: "three", bots: 2, decisions: 30 },
    { name: "most", bots: 4, decisions: 20 },
  ],
  arcadia: [
    { name: "two", bots: 1, decisions: 40 },
    { name: "most", bots: 3, decisions: 25 },
  ],
};

test("pictures of every page and table", async ({ page, person }) => {
  test.setTimeout(3_600_000);
  await prefer(page, USUAL);
  expect(Object.keys(TABLES).sort(), "every game has its pictures").toEqual(Object.keys(HABITS).sort());
  const visits = visitsOf(await tables(page));
  for (const [game, played] of Object.entries(TABLES)) {
    for (const { name, bots, decisions } of played) {
      const title = `${game}-${name}`;
      if (!wanted.every((word) => SCREENS.some((screen) => `${title}-${screen.name}-en-fr-light-dark`.includes(word))))
        continue;
      const table = await createTable(page, [me, ...Array.from({ length: bots }, () => quick)], { game });
      await page.goto(`/table/${table.id}`);
      const habit = habitOf(game);
      for (let round = 0; round < decisions; round++) {
        const now = await settled(page);
        if (now.over) break;
        await playOn(page, { habit }, 60, now.at);
      }
      visits.push({ name: title, path: `/table/${table.id}`, whole: "[data-glow]" });
      const { length } = await tableInfo(page, table.id);
      const path = `/replay/${table.id}?at=${Math.max(1, length - 3)}`;
      visits.push({ name: `${title}-replay`, path, whole: ".frame" });
    }
  }
  const storageState = await page.context().storageState();
  let made = 0;
  for (const { name: screen, viewport } of SCREENS) {
    const phone = screen === "phone";
    const shown = await person({ viewport, storageState, hasTouch: phone, isMobile: phone });
    for (const lang of LANGUAGES) {
      await change(page, { lang });
      for (const { name, path, whole } of visits) {
        const titles = THEMES.map((theme) => `${name}-${screen}-${lang}-${theme}`);
        if (!titles.some((title) => wanted.every((word) => title.includes(word)))) continue;
        await shown.goto(path);
        await shown.locator(whole).first().waitFor({ state: "attached" });
        const framed = (await shown.locator(".frame > .tabs").count()) > 0;
        for (const [at, theme] of THEMES.entries()) {
          if (!wanted.every((word) => titles[at]!.includes(word))) continue;
          await shown.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
          await eachPart(shown, framed ? screen : "", async (part) => {
            await shown.waitForTimeout(500);
            const which = framed && phone ? `-${["board", "mine", "others", "log"][part]}` : "";
            await shown.screenshot({ path: `${TO}/${titles[at]}${which}.png` });
            made += 1;
          });
        }
      }
    }
    await shown.context().close();
  }
  process.stdout.write(`${made} pictures in ${TO}\n`);
  expect(made).toBeGreaterThan(0);
});
