// A finger that stays on something is told what it is, and plans nothing by it. Rise to Nobility's board, where the next touch
// plays, has a test of its own.
import type { Locator, Page } from "@playwright/test";
import { decide } from "./habits";
import { beGuest, createTable, expect, me, open, quick, test } from "./library";
import { longer, look } from "./player";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The first thing of the board or the own area that a finger can reach; marked, to be found again. */
function reachable(): { x: number; y: number } | null {
  for (const thing of document.querySelectorAll(".frame > :is(.board, .own) [data-place]")) {
    const box = thing.getBoundingClientRect();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (box.width === 0 || document.elementFromPoint(point.x, point.y)?.closest("[data-place]") !== thing) continue;
    thing.setAttribute("data-held", "");
    return point;
  }
  return null;
}

/** A finger is put down, as soon as the board has framed what is asked and stands still. */
async function hold(page: Page): Promise<{ thing: Locator; lift: () => Promise<void> }> {
  let point = { x: NaN, y: NaN };
  await expect
    .poll(async () => {
      const before = point;
      point = (await page.evaluate(reachable)) ?? { x: NaN, y: NaN };
      return point.x === before.x && point.y === before.y;
    })
    .toBe(true);
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  const lift = () => finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return { thing: page.locator("[data-held]").last(), lift: async () => void (await lift()) };
}

const card = (page: Page) => page.locator(".sheet .hint");

for (const game of ["terra-mystica", "rise-and-fall"]) {
  test(`a long press explains at a table of ${game}`, async ({ person }) => {
    const page = await person(PHONE);
    await beGuest(page, "Alma");
    const table = await createTable(page, [me, quick], { game });
    await page.goto(`/table/${table.id}`);
    const { thing, lift } = await hold(page);
    await expect(card(page)).toBeVisible();
    await lift();
    await expect(card(page)).toBeVisible();
    expect((await card(page).innerText()).length).toBeGreaterThan(2);
    await expect(page.getByRole("button", { name: "Confirm" })).toHaveCount(0);
    // The next touch of the board puts the card away.
    await thing.dispatchEvent("pointerdown");
    await expect(card(page)).toHaveCount(0);
  });
}

test("what a finger was told stays while somebody else moves", async ({ person }) => {
  const laptop = await person();
  await beGuest(laptop, "Basile");
  const table = await createTable(laptop, [me, open], { start: false, setup: { first_player: 0 } });
  const phone = await person(PHONE);
  await beGuest(phone, "Alma");
  await phone.goto(`/table/${table.id}#invite=${table.invite}`);
  await phone.getByRole("button", { name: "Sit down" }).tap();
  await laptop.goto(`/table/${table.id}`);
  await laptop.getByRole("button", { name: "Start", exact: true }).click();

  await expect(phone.getByTestId("table")).toBeVisible();
  const { at } = await look(phone);
  const { lift } = await hold(phone);
  await expect(card(phone)).toBeVisible();
  await lift();
  await decide(laptop);
  await longer(phone, at);
  await phone.waitForTimeout(200);
  await expect(card(phone)).toBeVisible();
});
