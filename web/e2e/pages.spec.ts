// Every page, wide and narrow, light and dark: without complaints, accessible, and kept as a picture.
import type { Page } from "@playwright/test";
import { accessible } from "./axe";
import { expect, test } from "./library";
import { tables, visitsOf } from "./visits";

const SCREENS = [
  { name: "wide", viewport: { width: 1366, height: 768 } },
  { name: "narrow", viewport: { width: 390, height: 844 } },
];
const THEMES = ["light", "dark"] as const;

/** What glows on the board lies inside the board's area, and the page itself does not scroll. */
async function fits(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const scrolls = document.documentElement.scrollHeight > window.innerHeight;
    const board = document.querySelector(".frame > .board");
    const area = board?.getBoundingClientRect();
    const outside = [...(board?.querySelectorAll("[data-glow]") ?? [])].filter((spot) => {
      const box = spot.getBoundingClientRect();
      return (
        !area ||
        box.top < area.top - 1 ||
        box.bottom > area.bottom + 1 ||
        box.left < area.left - 1 ||
        box.right > area.right + 1
      );
    });
    return { scrolls, outside: outside.map((spot) => spot.getAttribute("data-place")) };
  });
  expect.soft(hidden, "an ordinary turn needs no scrolling").toEqual({ scrolls: false, outside: [] });
}

test("the first page does not move while it loads", async ({ page }) => {
  await page.goto("/");
  await page.locator("form button.main").waitFor();
  await page.locator("main article").first().waitFor();
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shifted).toBeLessThan(0.02);
});

for (const { name: screen, viewport } of SCREENS) {
  test(`every page is whole, accessible and kept as a picture on a ${screen} screen`, async ({ page }) => {
    // Thirty pictures, each looked through by axe.
    test.setTimeout(600_000);
    await page.setViewportSize(SCREENS[0]!.viewport);
    const made = await tables(page);
    const visits = visitsOf(made);
    await page.setViewportSize(viewport);
    for (const { name, path, whole } of visits) {
      await page.goto(path);
      await page.locator(whole).first().waitFor({ state: "attached" });
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
        const title = `${name}-${screen}-${theme}`;
        await page.screenshot({ path: `output/screens/${title}.png` });
        // Every rule in the light; in the dark only the colours are different.
        await accessible(page, title, theme === "dark" ? { rules: ["color-contrast"] } : {});
      }
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(wider, `${name} needs no sideways scrolling`).toBeLessThanOrEqual(0);
      if (name === "table" && screen === "wide") await fits(page);
    }
  });
}
