// Somebody who plays by keyboard alone, from the list of moves.
import { expect, type Page } from "@playwright/test";
import { look, settled } from "./player";

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
export async function decideByKeys(page: Page, most = 12): Promise<void> {
  const before = await settled(page);
  for (let step = 0; step < most; step++) {
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
  throw new Error(`a turn of more than ${most} moves`);
}
