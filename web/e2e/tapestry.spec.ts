// Tapestry on its loom: by the mouse on a laptop, by touch on a phone, by keys.
import type { Page } from "@playwright/test";
import { accessible } from "./axe";
import { habitOf } from "./habits";
import { beGuest, change, createTable, expect, me, quick, test } from "./library";
import { playOn, settled } from "./player";

const GAME = { game: "tapestry" };

/** Plays on until the log is longer than this, or the game is over. */
const playTo = (page: Page, length: number, touch = false) =>
  playOn(page, { habit: habitOf(GAME.game), touch }, 400, length);

const sideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.querySelector(".tap")!].map(
      (element) => element.scrollWidth - element.clientWidth,
    ),
  );

test("several turns are played by the mouse on a laptop, and the page stands still", async ({ page }) => {
  test.setTimeout(300_000);
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick, quick], { ...GAME, setup: { arts_and_architecture: true } });
  await page.goto(`/table/${table.id}`);
  await settled(page);
  // Two civilizations to choose from, each with its text.
  await expect(page.locator('[data-place^="pick:civilization:"][data-glow]')).toHaveCount(2);
  await accessible(page, "the loom");
  await playTo(page, 30);
  await settled(page);
  await expect(page.locator(".table .bands, .table .big")).toBeVisible();
  expect(await sideways(page)).toEqual([0, 0]);
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  expect(scrolls).toBe(false);
});

test("the map, the capital and the tracks are made large by keys, and others are looked at with one", async ({
  page,
}) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick], { ...GAME, setup: { first_player: 0 } });
  await page.goto(`/table/${table.id}`);
  await settled(page);
  await playTo(page, 4);
  await settled(page);
  for (const [key, shown] of [
    ["g", ".table.map"],
    ["c", ".table.capital"],
    ["t", ".table.tracks"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.locator(shown)).toBeVisible();
  }
  await page.keyboard.press("o");
  await page.keyboard.press("2");
  await expect(page.locator("dialog .capital svg, dialog .estate").first()).toBeVisible();
  await page.keyboard.press("Escape");
});

test("several turns are played by touch on a phone, and nothing scrolls sideways", async ({ person }) => {
  test.setTimeout(300_000);
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await beGuest(page, "Alma");
  await change(page, { theme: "dark" });
  const table = await createTable(page, [me, quick, quick], { ...GAME, setup: { first_player: 0 } });
  await page.goto(`/table/${table.id}`);
  await playTo(page, 24, true);
  await settled(page);
  expect(await sideways(page)).toEqual([0, 0]);
  await accessible(page, "the loom on a phone, in the dark");
});

test("alone, the Automa and the Shadow Empire play along: in the rail, on the tracks, on the map", async ({ page }) => {
  test.setTimeout(300_000);
  await beGuest(page, "Alma");
  const table = await createTable(page, [me], { ...GAME, setup: { automa_level: 2 } });
  await page.goto(`/table/${table.id}`);
  await settled(page);
  await expect(page.getByRole("button", { name: "Automa", exact: true })).toBeVisible();
  await playTo(page, 14);
  await settled(page);
  await accessible(page, "the loom with rivals");
  await page.getByRole("button", { name: "Shadow Empire", exact: true }).click();
  await expect(page.locator("dialog .rival li")).toHaveCount(4);
  await page.keyboard.press("Escape");
  expect(await sideways(page)).toEqual([0, 0]);
});

test("the Shadow Empire joins two people", async ({ page }) => {
  test.setTimeout(300_000);
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick], { ...GAME, setup: { shadow_empire: true } });
  await page.goto(`/table/${table.id}`);
  await playTo(page, 12);
  await settled(page);
  await expect(page.getByRole("button", { name: "Shadow Empire", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Automa", exact: true })).toHaveCount(0);
});
