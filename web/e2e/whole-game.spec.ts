// A newcomer, one click, three bots, and the whole of Terra Mystica on the board.
import { habitOf } from "./habits";
import { expect, prefer, test, USUAL } from "./library";
import { playOn } from "./player";

test("a new user plays a whole game against three bots by clicking the board", async ({ page }) => {
  await prefer(page, USUAL);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The strongest bots think for a second each; a whole game is played against the quick ones.
  await page.getByRole("link", { name: "With all choices" }).click();
  await page.getByRole("radio", { name: "4 players" }).check({ force: true });
  for (const seat of [2, 3, 4]) await page.getByRole("combobox", { name: `Seat ${seat}` }).selectOption("greedy");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/table\//);

  await playOn(page, { habit: habitOf("terra-mystica") }, 250);

  const result = page.getByRole("region", { name: "The result" });
  await expect(result.locator(".places li")).toHaveCount(4);
  await expect(result.getByText(/After \d+ moves/)).toBeVisible();
  await result.getByText("Check the luck").click();
  await expect(result.getByText("Seed", { exact: true })).toBeVisible();
});

test("one click on the front page leads to a first move", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator("[data-glow]").first()).toBeVisible({ timeout: 60_000 });
});
