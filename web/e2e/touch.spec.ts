// A finger that stays on something is told what it is, on every board, and plans nothing by it.
import { beGuest, createTable, expect, me, quick, test } from "./library";

for (const game of ["terra-mystica", "rise-and-fall", "rise-to-nobility"]) {
  test(`a long press explains at a table of ${game}`, async ({ person }) => {
    const page = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await beGuest(page, "Alma");
    const table = await createTable(page, [me, quick], { game });
    await page.goto(`/table/${table.id}`);
    const thing = page.locator(".board [data-place]:not([data-place='buttons'])").locator("visible=true").first();
    await thing.scrollIntoViewIfNeeded();
    const box = (await thing.boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    const card = page.locator(".board .hint");
    await expect(card).toBeVisible();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(card).toBeVisible();
    expect((await card.innerText()).length).toBeGreaterThan(2);
    await expect(page.getByRole("button", { name: "Confirm" })).toHaveCount(0);
    // A touch elsewhere puts the card away.
    await page.locator(".board").first().dispatchEvent("pointerdown");
    await expect(card).toHaveCount(0);
  });
}
