// Leaving a game: resigned by one, given up by all, ended against bots; and what lists then show.
import type { Page } from "@playwright/test";
import { beGuest, createTable, expect, me, open, quick, test } from "./library";

async function fromMenu(page: Page, entry: string) {
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

test("a game against bots is simply ended, archived and found again", async ({ page }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick]);
  await page.goto(`/table/${table.id}`);
  await expect(page.getByTestId("table")).toBeVisible();
  await fromMenu(page, "End the game");
  await page.getByRole("dialog").getByRole("button", { name: "End the game" }).click();
  await expect(page.getByText("This game was given up. There is no result.")).toBeVisible();

  await page.goto("/lobby");
  const finished = page.getByRole("region", { name: "Finished games" });
  await expect(finished.getByText("given up")).toBeVisible();
  await finished.getByRole("button", { name: "Archive" }).click();
  await expect(finished).toHaveCount(0);
  await page.getByRole("button", { name: "Show the archive" }).click();
  const archive = page.getByRole("region", { name: "Archive" });
  await archive.getByRole("button", { name: "Put back" }).click();
  await expect(finished.getByText("given up")).toBeVisible();
});

test("one resigns, the other is ahead", async ({ page, person }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, open, open], { start: false });
  const friend = await person();
  await beGuest(friend, "Basile");
  await friend.goto(`/table/${table.id}#invite=${table.invite}`);
  await friend.getByRole("button", { name: "Sit down" }).click();
  await page.goto(`/table/${table.id}`);
  await page.getByRole("button", { name: "One seat less" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  for (const one of [page, friend]) await expect(one.getByTestId("table")).toBeVisible();

  await fromMenu(page, "Give up together");
  await page.getByRole("dialog").getByRole("button", { name: "Give up together" }).click();
  const pending = page.getByText("You would give this game up. Still to answer: Basile");
  await expect(pending).toBeVisible();
  await friend.getByRole("dialog").getByRole("button", { name: "Play on" }).click();
  await expect(friend.getByRole("dialog")).toHaveCount(0);
  await expect(pending).toHaveCount(0);

  await fromMenu(friend, "Resign");
  await friend.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(friend.getByText("You have left this game. You may look on.")).toBeVisible();
  // The others play on; whoever left is told nothing new of it.
  await friend.goto("/lobby");
  const left = friend.getByRole("region", { name: "Finished games" });
  await expect(left.getByText("left", { exact: true })).toBeVisible();
  await expect(left.getByText(/new step/)).toHaveCount(0);
  await fromMenu(page, "End the game");
  await page.getByRole("dialog").getByRole("button", { name: "End the game" }).click();
  await expect(page.getByRole("heading", { name: "You have won!" })).toBeVisible();
  await expect(page.locator(".over .places li").last().getByText("resigned")).toBeVisible();
  await page.goto("/lobby");
  await expect(page.getByRole("region", { name: "Finished games" }).getByText("resigned")).toBeVisible();
});

test("what was seen goes along to another browser", async ({ page, person }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick]);
  await page.goto(`/table/${table.id}`);
  await expect(page.getByTestId("table")).toBeVisible();
  const other = await person({ storageState: await page.context().storageState() });
  await expect
    .poll(async () => {
      const mine = await other.request.get("/api/tables/mine");
      return ((await mine.json()) as { seen: number | null }[])[0]?.seen;
    })
    .not.toBeNull();
});
