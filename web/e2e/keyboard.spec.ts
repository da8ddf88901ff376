// The same without ever touching the mouse: Tab, arrows, letters, Enter and Escape.
import type { Page } from "@playwright/test";
import { expect, test } from "./library";
import { look, settled } from "./player";

/** Presses Tab until what has the focus fits; a page has no more stops than this. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 80; stop++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${selector}`);
}

/** What somebody would choose from the list who builds while it lasts, and then passes. */
const TASTE = [/^leech|^buy/, /favor|town|cult/i, /^done/, /upgrade/i, /build|dwelling/i, /faction/i, /^pass|card/i];
const DISTASTE = /^(wait|leave|decline)/;

async function wish(page: Page): Promise<string> {
  const offered = await page.locator("[data-testid=moves] button").evaluateAll((buttons) =>
    buttons.map((button) => ({
      notation: button.getAttribute("data-move") ?? "",
      text: (button.getAttribute("aria-label") ?? button.textContent ?? "").trim(),
    })),
  );
  const wanted = offered.filter((move) => !DISTASTE.test(move.notation));
  for (const word of TASTE) {
    const found = wanted.find((move) => word.test(move.notation) || word.test(move.text));
    if (found) return found.text;
  }
  const [any] = wanted;
  if (!any) throw new Error("the list of moves is empty");
  return any.text;
}

/** One decision from the list: M, a few letters, the arrow, Enter, and Enter again to confirm. */
async function decide(page: Page): Promise<void> {
  const before = await settled(page);
  for (let step = 0; step < 12; step++) {
    const now = await settled(page);
    if (now.over || now.at !== before.at) return;
    if (now.confirm && (await page.evaluate(() => document.activeElement?.matches("[data-testid=confirm]") ?? false))) {
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await look(page)).at, { timeout: 30_000 }).toBeGreaterThan(before.at);
      return;
    }
    // Whoever is in the list already just goes on typing.
    const listed = await page.evaluate(() => document.activeElement?.matches(".moves input") ?? false);
    if (!listed) await page.keyboard.press("m");
    await expect(page.locator(".moves input")).toBeFocused();
    await page.waitForSelector("[data-testid=moves] button:not(:disabled)");
    const text = await wish(page);
    await page.keyboard.type(text);
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("[data-testid=moves] button:focus")).toHaveCount(1);
    await page.keyboard.press("Enter");
  }
  throw new Error("a turn of more than a dozen moves");
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
    await decide(page);
    now = await settled(page);
  }
  await expect(page.getByRole("region", { name: "The result" }).locator(".places li")).toHaveCount(2);
});
