// Two people on one screen.
import { beGuest, createTable, expect, history, local, me, test } from "./library";
import { decide, settled } from "./player";

test("two people take turns on one screen", async ({ page }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, local("Basile")]);
  await page.goto(`/table/${table.id}`);

  const asked: string[] = [];
  for (let turn = 0; turn < 8; turn++) {
    await settled(page);
    asked.push((await page.locator(".question .who").first().textContent())?.trim() ?? "");
    await decide(page);
  }

  // The question always names the one who is to answer.
  expect(asked.some((name) => name.includes("Alma"))).toBe(true);
  expect(asked.some((name) => name.includes("Basile"))).toBe(true);
  const seats = new Set((await history(page, table.id)).steps.map((step) => step.seat));
  expect([...seats].sort()).toEqual([0, 1]);
});
