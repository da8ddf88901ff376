// Two people on one screen.
import { beGuest, change, createTable, expect, history, local, me, test } from "./library";
import { decide } from "./habits";
import { settled } from "./player";

test("two people take turns on one screen", async ({ page }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, local("Basile")]);
  await page.goto(`/table/${table.id}`);

  const asked: string[] = [];
  for (let turn = 0; turn < 8; turn++) {
    await settled(page);
    asked.push((await page.locator("[data-testid=question] .who").first().textContent())?.trim() ?? "");
    await decide(page);
  }

  // The question always names the one who is to answer.
  expect(asked.some((name) => name.includes("Alma"))).toBe(true);
  expect(asked.some((name) => name.includes("Basile"))).toBe(true);
  const seats = new Set((await history(page, table.id)).steps.map((step) => step.seat));
  expect([...seats].sort()).toEqual([0, 1]);
});

test("a shared screen is passed on before the next one sees secrets", async ({ page }) => {
  await beGuest(page, "Alma");
  await change(page, { confirm_turn: false });
  const table = await createTable(page, [me, local("Basile")], {
    game: "rise-and-fall",
    setup: { seats: 2, guilds: true },
  });
  await page.goto(`/table/${table.id}`);
  const cards = page.getByRole("region", { name: "Guild cards to choose from" });
  const names = async () => (await cards.locator("strong").allTextContents()).sort();
  await expect(cards).toBeVisible();
  const alma = await names();
  expect(alma).toHaveLength(3);
  const told = page.getByRole("log");
  let kept = "";
  for (const question of ["Keep one of your Guild cards", "Pass one of your Guild cards"]) {
    await expect(page.getByText(question).first()).toBeVisible();
    const card = cards.locator("[data-glow]").first();
    kept ||= await card.locator("strong").innerText();
    await card.click();
  }

  // Nothing of Alma's cards is left on the screen, and nothing of Basile's is there yet.
  const ready = page.getByRole("button", { name: "I am Basile" });
  await expect(ready).toBeVisible();
  await expect(cards).toBeHidden();
  await ready.click();
  await expect(ready).toBeHidden();
  await expect(cards).toBeVisible();
  await expect(told).toContainText("Alma");
  await expect(told).not.toContainText(kept);
  expect((await names()).filter((name) => alma.includes(name))).toEqual([]);
});
