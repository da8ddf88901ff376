// A finger that stays on something is told what it is, and plans nothing by it. Rise to Nobility's board, where the next touch
// plays, has a test of its own.
import { beGuest, createTable, expect, me, quick, test } from "./library";

for (const game of ["terra-mystica", "rise-and-fall"]) {
  test(`a long press explains at a table of ${game}`, async ({ person }) => {
    const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await beGuest(page, "Alma");
    const table = await createTable(page, [me, quick], { game });
    await page.goto(`/table/${table.id}`);
    const thing = page.locator(".frame > :is(.board, .own) [data-place]").locator("visible=true").first();
    await thing.scrollIntoViewIfNeeded();
    const box = (await thing.boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    const card = page.locator(".sheet .hint");
    await expect(card).toBeVisible();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(card).toBeVisible();
    expect((await card.innerText()).length).toBeGreaterThan(2);
    await expect(page.getByRole("button", { name: "Confirm" })).toHaveCount(0);
    // The next touch of the board puts the card away.
    await thing.dispatchEvent("pointerdown");
    await expect(card).toHaveCount(0);
  });
}
