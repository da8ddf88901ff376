// The same without ever touching the mouse: Tab, arrows, letters, Enter and Escape.
import type { Page } from "@playwright/test";
import { expect, test } from "./library";
import { decideByKeys } from "./keys";
import { settled } from "./player";

/** Presses Tab until what has the focus fits; a page has no more stops than this. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 80; stop++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${selector}`);
}

test("a whole game against a bot is played by keyboard only", async ({ page }) => {
  await page.goto("/new");
  await page.waitForSelector("input[name=count]");
  await tabTo(page, "input[name=count]");
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelectorAll(".seats select").length > 0);
  for (let step = 0; step < 6 && (await page.locator(".seats select").count()) > 2; step++)
    await page.keyboard.press("ArrowLeft");
  await tabTo(page, ".seats li:nth-child(2) select");
  await page.keyboard.type("Easy");
  await expect(page.locator(".seats li:nth-child(2) select")).toHaveValue("greedy");
  await tabTo(page, "form [type=submit]");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);

  // The board itself is walked with Tab, arrows and page keys.
  await settled(page);
  await tabTo(page, "[data-glow]");
  await page.keyboard.press("PageDown");
  expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-glow"))).toBe(true);
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("confirm")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("confirm")).toHaveCount(0);

  let now = await settled(page);
  for (let decisions = 0; !now.over; decisions++) {
    expect(decisions, "a game ends").toBeLessThan(200);
    await decideByKeys(page);
    now = await settled(page);
  }
  await expect(page.getByRole("region", { name: "The result" }).locator(".places li")).toHaveCount(2);
});
