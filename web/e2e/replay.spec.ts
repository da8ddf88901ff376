// Any moment of a game, by slider, by step and by link.
import type { Page } from "@playwright/test";
import { beGuest, createTable, expect, local, me, test } from "./library";
import { decide } from "./habits";

const DWELLINGS = ".map use[href='#tm-dwelling']";

const moment = (page: Page) => page.getByText(/^\d+ \/ \d+$/);

test("a game is stepped through, scrubbed, and linked to", async ({ page, person }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, local("Basile")], { public: true });
  await page.goto(`/table/${table.id}`);
  let { at: length } = await decide(page);
  for (let turn = 0; turn < 7; turn++) ({ at: length } = await decide(page));

  // A game that goes on is opened at now.
  await page.goto(`/replay/${table.id}`);
  await expect(moment(page)).toHaveText(`${length} / ${length}`);
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(moment(page)).toHaveText(`0 / ${length}`);
  await page.getByRole("button", { name: "One step forward" }).click();
  await expect(moment(page)).toHaveText(`1 / ${length}`);
  await expect(page).toHaveURL(/at=1\b/);
  await page.keyboard.press("ArrowRight");
  await expect(moment(page)).toHaveText(`2 / ${length}`);

  const slider = page.getByRole("slider", { name: "Moment of the game" });
  await slider.fill("5");
  await expect(moment(page)).toHaveText(`5 / ${length}`);
  await expect(page.locator("[aria-current=step]")).toHaveAttribute("data-entry", "4");
  // Two factions were chosen, then three dwellings placed.
  await expect(page.locator(DWELLINGS)).toHaveCount(3);

  // Somebody else follows the link to the very same moment.
  const other = await person();
  await other.goto(page.url());
  await expect(moment(other)).toHaveText(`5 / ${length}`);
  await expect(other.locator(DWELLINGS)).toHaveCount(3);

  await page.getByRole("button", { name: "To the end" }).click();
  await expect(moment(page)).toHaveText(`${length} / ${length}`);
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(page.locator(DWELLINGS)).toHaveCount(0);
  await page.getByLabel("Speed").selectOption("5×");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(moment(page)).toHaveText(`${length} / ${length}`);
  // A line of the log leads to its moment too.
  await page.locator("[data-entry='2'] a.at").click();
  await expect(moment(page)).toHaveText(`3 / ${length}`);
});
