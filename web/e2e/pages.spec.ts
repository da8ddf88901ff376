// Every page, wide and narrow, light and dark: without complaints, accessible, and kept as a picture.
import type { Page } from "@playwright/test";
import type { TableInfo } from "../src/protocol/TableInfo";
import { accessible } from "./axe";
import { beGuest, branch, change, createTable, expect, finished, history, me, open, quick, test } from "./library";

const SCREENS = [
  { name: "wide", viewport: { width: 1366, height: 768 } },
  { name: "narrow", viewport: { width: 390, height: 844 } },
];
const THEMES = ["light", "dark"] as const;

interface Visit {
  name: string;
  path: string;
  /** Seen when the page is whole. */
  whole: string;
}

/** A game played to its end by bots, one in the middle at my turn, and one that waits for somebody. */
async function tables(page: Page): Promise<{ over: TableInfo; middle: TableInfo; waiting: TableInfo; me: string }> {
  await beGuest(page, "Alma");
  await change(page, { substitute: "greedy" });
  const over = await createTable(page, [me, quick, quick, quick], { public: true, title: "Four factions" });
  await page.goto(`/table/${over.id}`);
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("menuitem", { name: "Let a bot play for me" }).click();
  const length = await finished(page, over.id);
  const { steps } = await history(page, over.id);
  const turn = steps.findIndex((step, at) => at > length * 0.6 && /^(build|upgrade)/.test(step.notation));
  const middle = await branch(page, over.id, turn);
  const waiting = await createTable(page, [me, open], { public: true, start: false, title: "Who comes?" });
  const answer = await page.request.get("/api/me");
  return { over, middle, waiting, me: ((await answer.json()) as { id: string }).id };
}

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
    const visits: Visit[] = [
      { name: "home", path: "/", whole: "form button.main" },
      { name: "lobby", path: "/lobby", whole: "main h1" },
      { name: "new", path: "/new", whole: "form [type=submit]" },
      { name: "rules", path: "/rules", whole: "main h1" },
      { name: "rulebook", path: "/rules/terra-mystica", whole: "main h2" },
      { name: "gallery", path: "/gallery", whole: "main h1" },
      { name: "components", path: "/gallery/terra-mystica", whole: "main svg" },
      { name: "campaigns", path: "/campaigns", whole: "main h1" },
      { name: "settings", path: "/settings", whole: "main h2" },
      { name: "account", path: "/account", whole: "main h2" },
      { name: "reset", path: "/reset#somebody.secret", whole: "form [type=submit]" },
      { name: "profile", path: `/people/${made.me}`, whole: "main h1" },
      { name: "about", path: "/about", whole: "main h2" },
      { name: "admin", path: "/admin", whole: "main h1" },
      { name: "missing", path: "/nowhere", whole: "main h1" },
      { name: "waiting", path: `/table/${made.waiting.id}`, whole: "#seats" },
      { name: "table", path: `/table/${made.middle.id}`, whole: "[data-glow]" },
      { name: "end", path: `/table/${made.over.id}`, whole: ".over .places" },
      { name: "replay", path: `/replay/${made.over.id}?at=40`, whole: "[aria-current=step]" },
    ];
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
