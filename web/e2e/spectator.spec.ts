// Looking on: everything public is seen, nothing can be touched.
import { beGuest, createTable, expect, me, quick, test } from "./library";
import { decide } from "./habits";
import { look, settled } from "./player";

test("an onlooker sees every move and can make none", async ({ page, person }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick], { public: true });
  await page.goto(`/table/${table.id}`);
  const onlooker = await person();
  await onlooker.goto(`/table/${table.id}`);
  await expect(onlooker.getByText("You are looking on.")).toBeVisible();

  for (let turn = 0; turn < 4; turn++) await decide(page);
  const { at } = await settled(page);
  await expect.poll(async () => (await look(onlooker)).at).toBe(at);
  await expect(onlooker.locator(".stream [data-entry]")).toHaveCount(at);

  const seen = await look(onlooker);
  expect(seen.glowing).toEqual([]);
  expect(seen.confirm).toBe(false);
  for (const tool of ["Undo", "Hint"]) await expect(onlooker.getByRole("button", { name: tool })).toHaveCount(0);
  await onlooker.keyboard.press("m");
  await expect(onlooker.getByText("the moves belong to the players")).toBeVisible();
  await expect(onlooker.getByTestId("moves")).toHaveCount(0);
  // Clicking the board and pressing the keys of a player changes nothing.
  await onlooker.locator("[data-place='hex:30']").click();
  await onlooker.keyboard.press("u");
  await onlooker.keyboard.press("h");
  await expect(onlooker.getByRole("menu")).toHaveCount(0);
  await expect(onlooker.getByRole("dialog")).toHaveCount(0);
  expect((await look(page)).at).toBe(at);
  // The player knows that somebody looks on.
  await expect(page.getByText("one onlooker")).toBeAttached();
});

test("an onlooker without a name takes one to talk", async ({ page, person }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick], { public: true });
  const onlooker = await person();
  await onlooker.goto(`/table/${table.id}`);
  await onlooker.getByLabel("To talk here, choose a name:").fill("Céleste");
  await onlooker.getByRole("button", { name: "Join in" }).click();
  await onlooker.getByLabel("Say something").fill("Bonsoir");
  await onlooker.getByRole("button", { name: "Send" }).click();
  await expect(onlooker.locator(".stream").getByText("Bonsoir")).toBeVisible();
  await expect(onlooker.getByText("sending…")).toHaveCount(0);
});
