// Rise to Nobility on its drawn city: by clicks, by keys, by touch, and with secrets kept.
import type { Page } from "@playwright/test";
import { accessible } from "./axe";
import { habitOf } from "./habits";
import {
  beGuest,
  change,
  createTable,
  expect,
  history,
  home,
  local,
  me,
  open,
  overheard,
  quick,
  test,
} from "./library";
import { look, playOn, press, settled } from "./player";

const GAME = { game: "rise-to-nobility" };

/** Plays on by clicks until the log is longer than this, or the game is over. */
const playTo = (page: Page, length: number, touch = false) =>
  playOn(page, { habit: habitOf(GAME.game), touch }, 2000, length);

/** Nothing that can be done lies outside the board’s area, and the page does not scroll. */
async function fits(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const area = document.querySelector(".frame > .board")!.getBoundingClientRect();
    const outside = [...document.querySelectorAll(".frame > .board [data-glow]")].filter((spot) => {
      const box = spot.getBoundingClientRect();
      return (
        box.top < area.top - 1 || box.bottom > area.bottom + 1 || box.left < area.left - 1 || box.right > area.right + 1
      );
    });
    return {
      scrolls: document.documentElement.scrollHeight > innerHeight,
      outside: outside.map((spot) => spot.getAttribute("data-place")),
    };
  });
  expect.soft(found).toEqual({ scrolls: false, outside: [] });
}

test("a whole game against a bot is played by clicks on the city", async ({ page }) => {
  test.setTimeout(480_000);
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick], { ...GAME, setup: { events: true } });
  await page.goto(`/table/${table.id}`);
  await settled(page);
  await fits(page);
  await accessible(page, "the city by day");
  await playTo(page, 100_000);
  const result = page.getByRole("region", { name: "The result" });
  await expect(result.locator(".places li")).toHaveCount(2);
});

test("a whole night with the Chancellery and three bots is played by clicks", async ({ page }) => {
  test.setTimeout(480_000);
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick, quick, quick], {
    ...GAME,
    setup: { night: true, chancellery: true },
  });
  await page.goto(`/table/${table.id}`);
  await playTo(page, 100_000);
  await expect(page.getByRole("region", { name: "The result" }).locator(".places li")).toHaveCount(4);
});

test("a die that is taken up shows where it can go, and Escape puts it down", async ({ page }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick], { ...GAME, setup: { first_player: 0 } });
  await page.goto(`/table/${table.id}`);
  await settled(page);
  const die = page.locator('[data-place^="die:"][data-glow]').first();
  await die.focus();
  await page.keyboard.press("Enter");
  await expect(die).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".rtn.holding")).toHaveCount(1);
  const value = Number((await die.getAttribute("data-place"))!.split(":")[1]);
  await expect(page.locator(`[data-place="slot:port:${(value % 6) + 1}"][data-glow]`)).toHaveCount(0);
  // The keys go on in the city, where it can go; Escape brings them back to the die.
  expect(await page.evaluate(() => document.activeElement?.matches('[data-place^="slot:"][data-glow]'))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.locator(".rtn.holding")).toHaveCount(0);
  await expect(die).toBeFocused();

  // A place that takes nothing now says why.
  await page.locator('[data-place="slot:port:1"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/RTN-/).first()).toBeVisible();
  await page.keyboard.press("Escape");

  // The whole turn without the mouse.
  await die.focus();
  await page.keyboard.press("Enter");
  const castle = page.locator('[data-place^="slot:castle"][data-glow]').first();
  await castle.focus();
  await page.keyboard.press("Enter");
  // With nothing else to do the turn ends by itself: the focus is on the button that confirms it.
  await expect(page.getByTestId("confirm")).toBeFocused();
  const before = (await look(page)).at;
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(before);
});

interface Dealt {
  id: string;
  name: string;
}

/** Commissions that are named in what a page was told; an id may be part of another one. */
const told = (texts: string[], cards: Dealt[]) =>
  cards.filter(({ id }) => texts.some((text) => new RegExp(`["\\s]${id}["\\s]`).test(text)));

/** Commissions that stand anywhere on a page, apart from those its own person was dealt: their names may contain others. */
async function shown(page: Page, cards: Dealt[], own: Dealt[]): Promise<Dealt[]> {
  const known = own.map(({ name }) => name).sort((a, b) => b.length - a.length);
  const everything = await page.evaluate(() => document.documentElement.outerHTML);
  const rest = known.reduce((text, name) => text.replaceAll(name, ""), everything);
  return cards.filter(({ name }) => rest.includes(name));
}

/** The three Commissions this page offers. */
async function dealt(page: Page): Promise<Dealt[]> {
  await settled(page);
  const cards = page.locator('[data-place^="commission:"][data-glow]');
  await expect(cards).toHaveCount(3);
  return cards.evaluateAll((all) =>
    all.map((card) => ({
      id: card.getAttribute("data-place")!.slice("commission:".length),
      name: card.querySelector(".spoken")!.textContent.split(".")[0]!,
    })),
  );
}

async function keepFirst(page: Page): Promise<void> {
  await page.locator('[data-place^="commission:"][data-glow]').first().click();
  await page.getByTestId("confirm").click();
}

test("Commissions are on nobody’s page but their owner’s", async ({ person }) => {
  const [alma, basile, onlooker] = [await person(), await person(), await person()];
  await beGuest(alma, "Alma");
  await beGuest(basile, "Basile");
  const setup = { chancellery: true, night: true, first_player: 0 };
  const table = await createTable(alma, [me, open], { ...GAME, setup, start: false, public: true });
  const ask = (page: Page, path: string, data: unknown) =>
    page.request.post(`${home()}/api/tables/${table.id}${path}`, { data, headers: { origin: home() } });
  expect((await ask(basile, "/join", { seat: 1, invite: null })).ok()).toBe(true);
  expect((await ask(alma, "/start", {})).ok()).toBe(true);

  const pages = [alma, basile, onlooker];
  const heard = await Promise.all(pages.map(overheard));
  await Promise.all(pages.map((page) => page.goto(`/table/${table.id}`)));
  const hers = await dealt(alma);
  const his = await dealt(basile);
  await keepFirst(alma);
  await keepFirst(basile);
  // Alma, who is first, is asked for her Character now; nothing more happens until she answers.
  for (const page of pages) await expect.poll(async () => (await look(page)).at).toBe(2);
  await expect(alma.locator('[data-place^="character:"][data-glow]')).toHaveCount(2);

  for (const [at, own, others] of [
    [0, hers, his],
    [1, his, hers],
    [2, [], [...hers, ...his]],
  ] as const) {
    const page = pages[at]!;
    const texts = [...heard[at]!, JSON.stringify(await history(page, table.id))];
    if (own[0]) {
      await expect(page.locator('.hand [data-place^="slot:dice-"]')).toContainText(own[0].name);
      // What would be found if it were told.
      expect(told(texts, [own[0]])).toEqual([own[0]]);
      expect(await shown(page, [own[0]], [])).toEqual([own[0]]);
    }
    expect(told(texts, [...others]), "told to somebody else").toEqual([]);
    expect(await shown(page, [...others], [...own]), "on somebody else’s page").toEqual([]);
    if (own[0]) await page.locator(".seats .name button").first().click();
    await expect(page.locator(".hand").getByText("Secret Commission")).toBeVisible();
  }
});

test("all eighteen Commissions can be read by night, in the light and in the dark", async ({ page }) => {
  await beGuest(page, "Alma");
  const names = ["Basile", "Clio", "Dario", "Edda", "Falk"];
  // Six players are dealt every card there is.
  const table = await createTable(page, [me, ...names.map(local)], {
    ...GAME,
    setup: { night: true, chancellery: true, first_player: 0 },
  });
  await page.goto(`/table/${table.id}`);
  const seen = new Set<string>();
  for (const name of ["Alma", ...names]) {
    if (name !== "Alma") {
      const ready = page.getByRole("button", { name: `I am ${name}` });
      await expect(ready).toBeVisible();
      // The screen is passed on: neither what the one before kept nor what the next one may keep is to be seen.
      await expect(page.locator('[data-place^="commission:"], .hand').locator("visible=true")).toHaveCount(0);
      await ready.click();
    }
    for (const card of await dealt(page)) seen.add(card.id);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await accessible(page, `the Commissions of ${name}, ${colorScheme}`, name === "Alma" ? {} : { part: ".choices" });
    }
    await keepFirst(page);
  }
  expect(seen.size).toBe(18);
});

test("on a phone the city stands upright, a turn is played by touch, and nothing scrolls sideways", async ({
  person,
}) => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await beGuest(page, "Alma");
  await change(page, { theme: "dark" });
  const table = await createTable(page, [me, quick, quick, quick, quick, quick], {
    ...GAME,
    setup: { first_player: 0, events: true, chancellery: true },
  });
  await page.goto(`/table/${table.id}`);
  await settled(page);
  await expect(page.locator('[data-place^="place:"]')).toHaveCount(14);
  await playTo(page, 12, true);
  await settled(page);
  const sideways = await page.evaluate(() =>
    [document.documentElement, document.querySelector(".rtn")!].map(
      (element) => element.scrollWidth - element.clientWidth,
    ),
  );
  expect(sideways).toEqual([0, 0]);
  await accessible(page, "the city on a phone, in the dark");
});

test("a finger that stays on something is told what it is and plays nothing; a tap plays", async ({ person }) => {
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick], { ...GAME, setup: { first_player: 0 } });
  await page.goto(`/table/${table.id}`);
  await settled(page);
  // The Castle takes every die, and nothing else can be done there; a tap opens it.
  await press(page, '[data-place="place:castle"]', true);
  const slot = page.locator('[data-place^="slot:castle"][data-glow]').first();
  await slot.scrollIntoViewIfNeeded();
  const box = (await slot.boundingBox())!;
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const fingers = await page.context().newCDPSession(page);
  await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect(page.locator(".hint")).toContainText("Ivory Castle");
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(page.locator(".hint")).toContainText("Ivory Castle");
  const { at, menu, confirm } = await settled(page);
  expect({ at, menu, confirm }).toEqual({ at: 0, menu: null, confirm: false });
  // The explanation goes away with the next touch, which plays.
  await press(page, `[data-place="${await slot.getAttribute("data-place")}"]`, true);
  await expect(page.locator(".hint")).toHaveCount(0);
  await expect(page.locator("[role=menu], [data-testid=confirm]:not(:disabled)").first()).toBeVisible();
});

test("six at one screen see everything at once on a small laptop", async ({ page }) => {
  await beGuest(page, "Alma");
  const seats = [me, ...["Basile", "Clio", "Dario", "Edda", "Falk"].map(local)];
  const table = await createTable(page, seats, {
    ...GAME,
    setup: { first_player: 0, events: true, chancellery: true, night: true },
  });
  await page.goto(`/table/${table.id}`);
  await settled(page);
  await fits(page);
});

test("city, own cards and the others stand clear of each other on every screen", async ({ page }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick, quick, quick], {
    ...GAME,
    setup: { first_player: 0, chancellery: true },
  });
  await page.goto(`/table/${table.id}`);
  const tile = page.locator('.hand [data-place^="slot:dice-"]');
  for (let clicks = 0; clicks < 20 && (await tile.count()) === 0; clicks++) {
    const { at } = await settled(page);
    await playTo(page, at);
  }
  await settled(page);
  for (const [width, height] of [
    [1100, 768],
    [1280, 720],
    [1366, 900],
    [1536, 1080],
    [1920, 1080],
    [844, 390],
    [800, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    const at = `${width} × ${height}`;
    await expect
      .poll(() => page.locator(".city").evaluate((city) => city.getBoundingClientRect().width), at)
      .toBeGreaterThan(500);
    const over = await page.evaluate(() => {
      const others = [...document.querySelectorAll('[data-place^="seat:"]')].map((element) =>
        element.getBoundingClientRect(),
      );
      const covers = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      const hand = [...document.querySelectorAll(".hand > *, .tiles > *")].map((element) =>
        element.getBoundingClientRect(),
      );
      return hand.filter((box) => others.some((other) => covers(box, other))).length;
    });
    expect(over, at).toBe(0);
  }
});
