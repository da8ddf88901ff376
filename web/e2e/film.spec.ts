// The film of what the others did: at the reader's pace, with marks that stay until the next own click, from where they last looked.
import type { Page } from "@playwright/test";
import { beGuest, createTable, expect, me, open, quick, test } from "./library";
import { decide } from "./habits";
import { look, settled } from "./player";

const film = (page: Page) => page.getByRole("region", { name: "What the others did" });

test("what bots did is told step by step, and its marks stay until the next own click", async ({ page }) => {
  await beGuest(page, "Alma");
  // Whoever begins is asked twice in a row, and nothing has happened in between.
  const table = await createTable(page, [me, quick, quick], { setup: { first_player: 1 } });
  await page.goto(`/table/${table.id}`);
  await settled(page);
  // Everybody has chosen a faction and the first dwellings stand: places on the board to be marked.
  for (let turn = 0; turn < 4; turn++) await decide(page);
  await settled(page);

  await page.keyboard.press("Escape");
  const told = film(page).locator(".caption");
  await expect(told).not.toBeEmpty();
  await expect(page.getByRole("log").getByText("since your turn")).toBeVisible();
  // Space shows all of it, comma and full stop go back and on; on a thing that has the focus Space would press it.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if (await film(page).getByRole("button", { name: "Stop" }).isVisible()) await page.keyboard.press(" ");
  await expect(film(page).getByRole("button", { name: "Play" })).toBeVisible();
  const [last, all] = (await film(page).locator(".count").innerText()).split("/");
  expect(last).toBe(all);
  const end = await told.innerText();
  await page.keyboard.press(",");
  await expect(film(page).locator(".count")).toHaveText(`${Math.max(1, Number(all) - 1)}/${all}`);
  if (Number(all) > 1) expect(await told.innerText()).not.toBe(end);
  await page.keyboard.press(".");
  await expect(told).toHaveText(end);

  // Half to three times as fast, and with or without the footprints before the last step.
  for (const speed of ["1.5", "2", "3", "0.5", "1"]) {
    await film(page)
      .getByRole("button", { name: /times as fast/ })
      .click();
    await expect(film(page).getByRole("button", { name: `${speed} times as fast` })).toBeVisible();
  }
  const marks = page.locator(".board .mark");
  await expect(marks.first()).toBeAttached();
  const footprints = film(page).getByRole("button", { name: "Footprints" });
  await footprints.click();
  await expect(footprints).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => marks.count()).toBeLessThanOrEqual(1);
  await footprints.click();

  await decide(page, { confirm: false });
  await expect(marks).toHaveCount(0);
});

test("the film begins where somebody last looked, in another browser too", async ({ person }) => {
  const alma = await person();
  await beGuest(alma, "Alma");
  const table = await createTable(alma, [me, open], { start: false });
  const basile = await person();
  await beGuest(basile, "Basile");
  await basile.goto(`/table/${table.id}#invite=${table.invite}`);
  await basile.getByRole("button", { name: "Sit down" }).click();
  await alma.goto(`/table/${table.id}`);
  await alma.getByRole("button", { name: "Start", exact: true }).click();
  for (const one of [alma, basile]) await expect(one.getByTestId("table")).toBeVisible();
  // Until it is Basile's turn, and Alma has seen that.
  for (let turn = 0; turn < 8; turn++) {
    const [hers, his] = await Promise.all([look(alma), look(basile)]);
    if (his.glowing.length > 0 && his.at === hers.at) break;
    if (hers.glowing.length > 0) await decide(alma);
    else await alma.waitForTimeout(200);
  }
  const { at } = await look(basile);
  await expect
    .poll(async () => {
      const mine = await alma.request.get("/api/tables/mine");
      return ((await mine.json()) as { seen: number | null }[])[0]?.seen;
    })
    .toBe(at);
  const storageState = await alma.context().storageState();
  await alma.close();
  await decide(basile);

  const elsewhere = await person({ storageState });
  await elsewhere.goto(`/table/${table.id}`);
  await expect(film(elsewhere).locator(".caption")).toContainText("Basile");
  await expect(film(elsewhere).locator(".count")).toHaveText(/^1\//);
});
