// A finger that stays on something is told what it is, and plans nothing by it. Rise to Nobility's board, where the next touch
// plays, has a test of its own.
import type { Locator, Page } from "@playwright/test";
import { decide } from "./habits";
import { beGuest, createTable, expect, me, open, quick, test } from "./library";
import { longer, look } from "./player";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The first thing of the board or the own area, and a finger put down on it. */
async function hold(page: Page): Promise<{ thing: Locator; lift: () => Promise<void> }> {
  const thing = page.locator(".frame > :is(.board, .own) [data-place]").locator("visible=true").first();
  await thing.scrollIntoViewIfNeeded();
  const box = (await thing.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  const lift = () => finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return { thing, lift: async () => void (await lift()) };
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
