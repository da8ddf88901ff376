// Rise & Fall on its drawn table: whole games by clicks, a World laid by keys, secrets that stay secret.
import type { Page } from "@playwright/test";
import type { NewTable } from "../src/protocol/NewTable";
import { accessible } from "./axe";
import { habitOf } from "./habits";
import { beGuest, change, createTable, expect, history, home, me, open, overheard, quick, test } from "./library";
import { look, playOn, press, settled } from "./player";

const game = { game: "rise-and-fall" } satisfies Partial<NewTable>;

const pressed = async (page: Page, selector: string) => expect(await press(page, selector), selector).toBe(true);

/** Plays at once, without a confirmation. */
async function quickly(page: Page): Promise<void> {
  await change(page, { confirm_turn: false });
}

test("a whole game for four trophies is played by clicks on the table", async ({ page }) => {
  test.setTimeout(900_000);
  await beGuest(page, "Alma");
  await quickly(page);
  const table = await createTable(page, [me, quick], game);
  await page.goto(`/table/${table.id}`);
  await settled(page);
  await accessible(page, "deployment");
  // Where nothing can be placed, the table says why, with the rule.
  await pressed(page, "svg [data-place^='hex:']:not([data-glow])");
  await expect(page.getByText(/RF-3\.\d+/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await playOn(page, { habit: habitOf(game.game) }, 1500);

  const result = page.getByRole("region", { name: "The result" });
  await expect(result.locator(".places li")).toHaveCount(2);
  const { steps } = await history(page, table.id);
  expect(steps.filter((step) => step.seat === 0).length).toBeGreaterThan(20);
});

test("a World is laid by keys", async ({ page }) => {
  test.setTimeout(600_000);
  await beGuest(page, "Alma");
  await quickly(page);
  const table = await createTable(page, [me, quick], { ...game, setup: { seats: 2, world: "built" } });
  await page.goto(`/table/${table.id}`);
  const focused = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const laid = async () =>
    (await history(page, table.id)).steps.filter((step) => step.seat === 0 && step.notation.startsWith("tile")).length;

  for (let tile = 0; ; tile++) {
    const now = await settled(page, 60_000);
    if (await page.getByText("Place one of your first pieces").first().isVisible()) break;
    expect(tile, "a World is finished").toBeLessThan(60);
    // Tab comes to where something can be done; the page keys go on from there; ] turns the tile; Enter lays it.
    const turning = !now.glowing.some(({ name }) => name.startsWith("hex:"));
    for (let stop = 0; !turning && stop < 200 && !(await focused("[data-glow]")); stop++) {
      await page.keyboard.press((await focused("svg [data-place]")) ? "PageDown" : "Tab");
    }
    expect(await focused(turning ? "svg [data-place]" : "[data-glow]")).toBe(true);
    // Where a tile must be lifted first there is nothing to turn: ] leads nowhere else then.
    const lifting = await page.getByText("lift one of them").first().isVisible();
    if (lifting || tile % 3 === 1) await page.keyboard.press("]");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (at) => Number(document.querySelector("[data-testid=table]")?.getAttribute("data-at")) > at,
      now.at,
      { timeout: 30_000, polling: 30 },
    );
  }
  expect(await laid()).toBeGreaterThanOrEqual(15);

  // Keys enlarge the World, move it and show it whole again.
  const drawn = page.getByRole("group", { name: "The World" }).locator("> g");
  await page.getByRole("group", { name: "The World" }).locator("[data-place]").first().focus();
  for (const [key, shown] of [
    ["+", /scale\(1\.4/],
    ["Shift+ArrowRight", /translate\(-[1-9].*scale\(1\.4/],
    ["0", /translate\(0 0\) scale\(1\)/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(drawn).toHaveAttribute("transform", shown);
  }
  await accessible(page, "a finished World");
});

test("a card chosen face down is on no other screen, and a late player is hurried", async ({ person }) => {
  const [alma, basile] = [await person(), await person()];
  await beGuest(alma, "Alma");
  await beGuest(basile, "Basile");
  await quickly(alma);
  await quickly(basile);
  const table = await createTable(alma, [me, open], {
    ...game,
    setup: { countdown: true },
    start: false,
    public: true,
  });
  const api = (page: Page, path: string, data: unknown) =>
    page.request.post(`${home()}/api/tables/${table.id}${path}`, { data, headers: { origin: home() } });
  expect((await api(basile, "/join", { seat: 1, invite: null })).ok()).toBe(true);
  expect((await api(alma, "/start", {})).ok()).toBe(true);

  const heard = await overheard(basile);
  await Promise.all([alma, basile].map((page) => page.goto(`/table/${table.id}`)));
  const choosing = (page: Page) => page.getByText("Choose a card, face down").first().isVisible();
  // Both place their first pieces, then choose a card.
  await expect(async () => {
    for (const page of [alma, basile]) {
      const hex = (await look(page)).glowing.find(({ name }) => name.startsWith("hex:"));
      if (hex && !(await choosing(page))) {
        await press(page, hex.selector);
        if ((await look(page)).menu) await press(page, "[role=menuitem]");
      }
    }
    expect((await choosing(alma)) && (await choosing(basile))).toBe(true);
  }).toPass({ timeout: 90_000, intervals: [200] });

  heard.length = 0;
  const chosen = (await look(alma)).glowing.find(({ name }) => name.startsWith("card:"))!;
  await pressed(alma, chosen.selector);
  await expect(basile.getByRole("img", { name: "in play: one face down" })).toBeAttached();
  const kind = chosen.name.slice("card:".length);
  const leaks = heard.filter((frame) =>
    new RegExp(`"kind":"chosen","seat":0,"card":"${kind}"|"card":"${kind}","has_chosen":true`).test(frame),
  );
  expect(heard.some((frame) => frame.includes('"has_chosen":true'))).toBe(true);
  expect(leaks).toEqual([]);

  // Basile takes his time: Alma counts to three, and luck chooses for him. Turned face up, the cards are on both pages.
  await expect(basile.getByTestId("hurry")).toHaveCount(0);
  await alma.getByTestId("hurry").click();
  await expect(basile.getByRole("timer", { name: /seconds? left/ })).toBeVisible();
  await expect
    .poll(() => heard.some((frame) => frame.includes(`"kind":"revealed","seat":0,"card":"${kind}"`)))
    .toBe(true);
});

test("the table fits a laptop and a phone, in both languages and with everything in the box", async ({ page }) => {
  test.setTimeout(400_000);
  await beGuest(page, "Alma");
  await quickly(page);
  const tables = [
    await createTable(page, [me, quick, quick, quick, quick, quick, quick, quick], {
      ...game,
      setup: { seats: 8, trophies: 6, guilds: true, tales: true },
    }),
    await createTable(page, [me], { ...game, setup: { seats: 1, npcs: ["pirate-2", "climber-1"] } }),
  ];
  for (const table of tables) {
    for (const [width, height, lang, sheet] of [
      [1366, 768, "fr", "Feuille de score"],
      [390, 844, "en", "Score sheet"],
    ] as const) {
      await page.setViewportSize({ width, height });
      await change(page, { lang });
      await page.goto(`/table/${table.id}`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await settled(page, 60_000);
      if (width < 1000) await page.getByRole("button", { name: "Mine", exact: true }).click();
      await page.getByRole("button", { name: sheet }).click();
      await expect(page.getByRole("table")).toBeVisible();
      const over = await page.evaluate(() => ({
        right: document.documentElement.scrollWidth - innerWidth,
        down: document.documentElement.scrollHeight - innerHeight,
        inside: [...document.querySelectorAll(".rf")].map((table) => table.scrollWidth - table.clientWidth),
      }));
      expect(over.right).toBeLessThanOrEqual(0);
      expect(over.inside).toEqual([0]);
      if (width > 1000) expect(over.down).toBeLessThanOrEqual(0);
      await accessible(page, `${table.id} at ${width}`);
    }
  }
});

/** The choices of the table that was just made. */
async function chosen(page: Page): Promise<unknown> {
  await page.waitForURL(/\/table\//);
  const answer = await page.request.get(`/api/tables/${new URL(page.url()).pathname.split("/").at(-1)}`);
  return ((await answer.json()) as { setup: unknown }).setup;
}

test("a handicap is chosen seat by seat, and non-player civilizations one by one", async ({ page }) => {
  await beGuest(page, "Alma");
  await page.goto("/new?game=rise-and-fall");
  await page.getByText("3 players", { exact: true }).click();
  await page.getByLabel("Guilds", { exact: true }).check();
  const handicap = page.getByRole("group", { name: "Experience by seat" });
  await handicap.getByLabel("Seat 2").selectOption("very-experienced");
  await handicap.getByLabel("Seat 1").selectOption("novice");
  await handicap.getByLabel("Seat 3").selectOption("novice");
  await page.getByRole("button", { name: "Open the table" }).click();
  expect(await chosen(page)).toMatchObject({ guilds: true, handicap: ["novice", "very-experienced", "novice"] });

  await page.goto("/new?game=rise-and-fall");
  await page.getByText("1 player", { exact: true }).click();
  const npcs = page.getByRole("group", { name: /^Non-player/ });
  await npcs.getByRole("combobox").first().selectOption("drawn-2");
  await npcs.getByRole("button", { name: "Add" }).click();
  await npcs.getByRole("combobox").nth(1).selectOption("drawn-2");
  await page.getByRole("button", { name: "Start the game" }).click();
  expect(await chosen(page)).toMatchObject({ npcs: ["drawn-2", "drawn-2"] });
  await settled(page, 60_000);
});
