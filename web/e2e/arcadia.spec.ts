// Arcadia on its drawn land and field: turns by mouse and by touch, a battle, and nothing that scrolls sideways.
import type { Page } from "@playwright/test";
import { accessible } from "./axe";
import { habitOf } from "./habits";
import { beGuest, createTable, expect, me, quick, test } from "./library";
import { playOn, settled } from "./player";

const GAME = { game: "arcadia" };

/** Plays on by clicks until the log is longer than this, or the game is over. */
const playTo = (page: Page, length: number, touch = false) =>
  playOn(page, { habit: habitOf(GAME.game), touch }, 400, length);

async function sideways(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [document.documentElement, document.querySelector(".arc")!].map(
      (element) => element.scrollWidth - element.clientWidth,
    ),
  );
}

test("several turns against bots are played by mouse on the land", async ({ page }) => {
  test.setTimeout(480_000);
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick, quick, quick], { ...GAME, setup: { battles: "always" } });
  await page.goto(`/table/${table.id}`);
  await settled(page);
  await playTo(page, 60);
  await settled(page);
  expect(await sideways(page)).toEqual([0, 0]);
  await accessible(page, "the land by day");
});

test("a battle is fought by mouse: recruited, deployed, ordered", async ({ page }) => {
  test.setTimeout(480_000);
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick], { ...GAME, setup: { skirmish: true } });
  await page.goto(`/table/${table.id}`);
  await settled(page);
  await playTo(page, 90);
  expect(await sideways(page)).toEqual([0, 0]);
});

test("on a phone turns are played by touch, and nothing scrolls sideways", async ({ person }) => {
  test.setTimeout(480_000);
  const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick], { ...GAME, setup: { battles: "always" } });
  await page.goto(`/table/${table.id}`);
  await settled(page);
  await playTo(page, 30, true);
  await settled(page);
  expect(await sideways(page)).toEqual([0, 0]);
});
