// The table stays where it is: the page never scrolls, the board does not move under the pointer, and
// keys do no more than they say.
import type { Page } from "@playwright/test";
import { beGuest, branch, createTable, expect, finished, history, local, me, quick, test } from "./library";
import { decide } from "./habits";
import { settled } from "./player";

const scrolls = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    window.scrollTo(0, 10_000);
    return root.scrollHeight > root.clientHeight || window.scrollY > 0;
  });
/** Where the board is; null while a phone shows another part of the table. */
const board = async (page: Page) => {
  const box = page.locator(".frame > .board");
  return (await box.isVisible()) ? box.boundingBox() : null;
};

for (const [screen, viewport] of Object.entries({
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
})) {
  test(`the page does not scroll beside a long log, on a ${screen}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(viewport);
    await beGuest(page, "Alma");
    const table = await createTable(page, [me, quick, quick]);
    await page.goto(`/table/${table.id}`);
    await settled(page);
    // A bot takes over, and the log grows to its end.
    await page.getByRole("button", { name: "Table menu" }).click();
    await page.getByRole("menuitem", { name: "Let a bot play for me" }).click();
    await finished(page, table.id);
    if (screen === "phone") await page.getByRole("button", { name: "Log" }).click();
    await expect(page.locator(".stream li").nth(50)).toBeAttached();
    expect(await scrolls(page)).toBe(false);

    await page.goto(`/replay/${table.id}?at=100`);
    await expect(page.locator(".stream [aria-current=step]")).toBeAttached();
    if (screen === "phone") await page.getByRole("button", { name: "Log" }).click();
    await expect(page.locator(".stream li").nth(40)).toBeAttached();
    expect(await scrolls(page)).toBe(false);
  });

  test(`the board does not move during a turn, on a ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await beGuest(page, "Alma");
    const table = await createTable(page, [me, local("Basile")]);
    await page.goto(`/table/${table.id}`);
    await settled(page);
    let before = await board(page);
    const stays = async () => {
      const now = await board(page);
      before ??= now;
      if (now) expect(now).toEqual(before);
    };
    for (let turn = 0; turn < 12; turn++) {
      await decide(page, { confirm: false });
      await stays();
      // What the plan brings is in sight, all of it.
      const brings = page.getByTestId("brings");
      if ((await brings.count()) > 0) {
        const around = page.locator(screen === "phone" ? ".thumb .sheet" : "[data-testid=question]");
        const [bar, line] = [await around.boundingBox(), await brings.boundingBox()];
        expect(line!.y + line!.height).toBeLessThanOrEqual(bar!.y + bar!.height);
      }
      await decide(page);
      await stays();
    }
    expect(before).not.toBeNull();
  });
}

test("a hint within a plan is told and can be taken", async ({ page }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, local("Basile")]);
  await page.goto(`/table/${table.id}`);
  const bar = page.getByTestId("question");
  const hint = bar.getByRole("button", { name: "Hint" });
  const planned = page.getByRole("list", { name: "Planned" }).getByRole("listitem");
  // The last to place a first dwelling places the next one too: a plan that goes on.
  for (let turn = 0; ; turn++) {
    expect(turn, "a plan that goes on").toBeLessThan(6);
    const before = await settled(page);
    await page.locator("[data-glow]").first().click();
    const menu = page.locator("[role=menu] [role=menuitem]").first();
    await expect(menu.or(page.getByTestId("confirm"))).toBeVisible();
    if (await menu.isVisible()) await menu.click();
    await expect(page.getByTestId("confirm")).toBeEnabled();
    if (await hint.isEnabled()) break;
    await page.getByTestId("confirm").click();
    await settled(page, undefined, before.at);
  }
  await expect(planned).toHaveCount(1);
  await hint.click();
  await expect(bar.locator(".hinted")).toContainText("A bot would");
  await bar.getByRole("button", { name: "Do it" }).click();
  await expect(planned).toHaveCount(2);
});

test("Escape takes back what is planned, and nothing beyond", async ({ page }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, local("Basile")]);
  await page.goto(`/table/${table.id}`);
  for (let turn = 0; turn < 5; turn++) await decide(page);
  const length = (await history(page, table.id)).steps.length;

  await decide(page, { confirm: false });
  for (let times = 0; times < 6; times++) await page.keyboard.press("Escape");
  await expect(page.getByTestId("confirm")).toHaveCount(0);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  expect((await history(page, table.id)).steps).toHaveLength(length);
});

test("after a turn confirmed by key the focus is still on the table", async ({ page }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, local("Basile")]);
  await page.goto(`/table/${table.id}`);
  await decide(page, { confirm: false });
  await expect(page.getByTestId("confirm")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("confirm")).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test("going on from a position asks first, and who plays", async ({ page }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, local("Basile")]);
  const next = await branch(page, table.id, 0);
  await page.goto(`/replay/${next.id}`);
  await page.getByRole("button", { name: "Continue from here" }).click();
  const question = page.getByRole("dialog", { name: "Continue from here" });
  await question.getByLabel("The other seats").selectOption("greedy");
  await expect(page).toHaveURL(/\/replay\//);
  await question.getByRole("button", { name: "Make the table" }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator(".seats").getByText("easy")).toBeVisible();
});
