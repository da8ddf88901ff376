// Taking back: a planned turn freely, one’s own last moves until something new was learnt, more only
// with everybody’s consent.
import type { Page } from "@playwright/test";
import {
  beGuest,
  change,
  createTable,
  expect,
  history,
  local,
  me,
  open,
  type Person,
  prefer,
  quick,
  test,
} from "./library";
import { decide } from "./habits";
import { look, press, settled } from "./player";

test("a planned turn is taken back freely, by button and by key", async ({ page }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, local("Basile")]);
  await page.goto(`/table/${table.id}`);

  await decide(page, { confirm: false });
  await expect(page.getByTestId("confirm")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByTestId("confirm")).toHaveCount(0);
  expect((await history(page, table.id)).steps).toHaveLength(0);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();

  await decide(page, { confirm: false });
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("confirm")).toHaveCount(0);
});

/** Alma has invited Basile, and the game has begun. */
async function twoAtATable(page: Page, person: Person) {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, open], { start: false });
  const friend = await person();
  await beGuest(friend, "Basile");
  await friend.goto(`/table/${table.id}#invite=${table.invite}`);
  await friend.getByRole("button", { name: "Sit down" }).click();
  await page.goto(`/table/${table.id}`);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  for (const one of [page, friend]) await expect(one.getByTestId("table")).toBeVisible();

  return { table, friend };
}

test("a move that was played is taken back while nobody else is asked", async ({ page, person }) => {
  const { table, friend } = await twoAtATable(page, person);
  const both = [page, friend];
  // Each click is a move.
  for (const one of both) {
    await change(one, { confirm_turn: false });
    await one.reload();
  }
  const asked = async () => {
    let due: Page[] = [];
    const waited = async () => {
      const looks = await Promise.all(both.map(look));
      due = both.filter((_, at) => looks[at]!.glowing.length > 0);
      return due.length;
    };
    // For a moment both may show the question before the last one.
    await expect.poll(waited).toBe(1);
    return due[0]!;
  };
  const standing = async () =>
    (await history(page, table.id)).steps.filter((step) => !step.undone && step.seat !== null).length;

  // Two factions and two first dwellings; whoever placed second places again at once.
  for (let length = 1; length <= 4; length++) {
    await decide(await asked());
    for (const one of both) await expect.poll(async () => (await look(one)).at).toBe(length);
  }
  const mover = await asked();
  await mover.getByRole("button", { name: "Undo" }).click();

  // Everybody sees it, in the log too, and the same question is asked again.
  await expect.poll(standing).toBe(3);
  for (const one of both) {
    await expect(one.getByText("taken back").first()).toBeVisible();
  }
  expect(await asked()).toBe(mover);
  await decide(mover);
  await expect.poll(standing).toBe(4);
});

test("beyond that everybody is asked, and may refuse or agree", async ({ page, person }) => {
  const { table, friend } = await twoAtATable(page, person);

  // Whoever is asked moves, twice each at most, until both have moved.
  const both = [page, friend];
  for (let turn = 0; turn < 12; turn++) {
    const seats = new Set((await history(page, table.id)).steps.map((step) => step.seat));
    if (seats.size === 2) break;
    await Promise.race(both.map((one) => settled(one)));
    const looks = await Promise.all(both.map(look));
    await decide(both[looks[0]!.glowing.length > 0 ? 0 : 1]!);
  }
  const length = (await history(page, table.id)).steps.length;
  const standing = async () =>
    (await history(page, table.id)).steps.filter((step) => !step.undone && step.seat !== null).length;
  expect(await standing()).toBe(length);

  const ask = async () => {
    await page.getByRole("button", { name: "Table menu" }).click();
    await page.getByRole("menuitem", { name: "Ask to go back…" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Ask everybody" }).click();
    await expect(page.getByText("Waiting for agreement to go back: Basile")).toBeVisible();
  };
  const answer = async (word: string) => {
    const question = friend.getByRole("dialog", { name: /asks to go back/ });
    await question.getByRole("button", { name: word }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByText("Waiting for agreement to go back")).toHaveCount(0);
  };

  await ask();
  await answer("Refuse");
  expect(await standing()).toBe(length);

  await ask();
  await answer("Agree");
  await expect.poll(standing).toBeLessThan(length);
  // It is in the log, for both.
  for (const one of both) {
    await expect(one.getByText("taken back").first()).toBeVisible();
  }
  await expect.poll(async () => (await look(page)).at).toBe((await look(friend)).at);
});

test("against bots a complete turn plays itself unless it is stopped, and is taken back with one click", async ({
  page,
}) => {
  await prefer(page, { moment: 3 });
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick]);
  await page.goto(`/table/${table.id}`);
  await settled(page);
  const confirm = page.getByTestId("confirm");
  const own = async () =>
    (await history(page, table.id)).steps.filter((step) => !step.undone && step.seat === 0).length;

  await press(page, '[data-glow][data-place^="faction:"]');
  await expect(page.getByText("plays itself").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(confirm).toHaveCount(0);
  expect(await own()).toBe(0);

  await press(page, '[data-glow][data-place^="faction:"]');
  await expect(confirm).toBeVisible();
  await expect.poll(own, { timeout: 10_000 }).toBeGreaterThan(0);
  const { at } = await settled(page);
  const played = await own();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(own).toBe(played - 1);
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(at);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
