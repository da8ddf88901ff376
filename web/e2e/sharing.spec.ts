// Four people at one table: two share a kingdom, one has the other, one looks on. Each sees to their own matters, and what
// is said to one kingdom alone is heard by nobody else.
import type { Page } from "@playwright/test";
import { accessible } from "./axe";
import { habitOf } from "./habits";
import { expect, test } from "./library";
import { decide, look, press } from "./player";

/** Whoever is asked plays, until the log is this long. */
async function together(people: { page: Page; touch: boolean }[], length: number, seen: () => Promise<void>) {
  const habits = people.map(() => habitOf("arcadia"));
  for (let turn = 0; turn < 200; turn++) {
    const looks = await Promise.all(people.map(({ page }) => look(page)));
    if (looks.every(({ at }) => at >= length)) return;
    const now = Math.max(...looks.map(({ at }) => at));
    const due = looks.findIndex(({ at, glowing, confirm }) => at === now && (glowing.length > 0 || confirm));
    if (due < 0) {
      await people[0]!.page.waitForTimeout(50);
      continue;
    }
    await seen();
    const { page, touch } = people[due]!;
    await decide(page, { habit: habits[due]!, touch });
  }
  throw new Error(`the log did not reach ${length}`);
}

const question = (page: Page) => page.getByTestId("spoken-question");

test("two share a kingdom, each with a role, and write letters", async ({ person }) => {
  test.setTimeout(300_000);
  const ada = await person();
  const ben = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const cleo = await person();
  const eve = await person();

  await ada.goto("/new?game=arcadia");
  await ada.getByLabel("Your name").fill("Ada");
  await ada.getByRole("radio", { name: "2 players" }).check({ force: true });
  await ada.getByRole("combobox", { name: "Seat 2" }).selectOption("open");
  await ada.getByRole("radio", { name: /with roles/ }).check({ force: true });
  await ada.getByRole("checkbox", { name: /one battle/i }).check({ force: true });
  await accessible(ada, "a new table with roles");
  await ada.getByRole("button", { name: "Open the table" }).click();
  const link = await ada.getByLabel("Invitation link").inputValue();
  const table = new URL(link).pathname;

  // Ben sits down beside Ada and takes a role by keyboard; Cleo takes the other kingdom.
  await ben.goto(link);
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: "Sit down beside them" }).tap();
  const role = ben.getByRole("combobox", { name: "My role" });
  await expect(role).toHaveValue("marshal");
  await cleo.goto(link);
  await cleo.getByLabel("Your name").fill("Cleo");
  await cleo.getByRole("button", { name: "Sit down", exact: true }).click();
  const hers = ada.getByRole("combobox", { name: "My role" });
  await hers.selectOption("marshal");
  await expect(role).toHaveValue("chancellor");
  await hers.focus();
  await ada.keyboard.press("Home");
  await expect(role).toHaveValue("marshal");
  await accessible(ben, "a waiting room with roles");

  await ada.getByRole("button", { name: "Start", exact: true }).click();
  await eve.goto(table);
  for (const page of [ada, ben, cleo, eve]) await expect(page.getByTestId("table")).toBeVisible();

  // The nation is the Chancellor's; the Marshal sees who is asked and has nothing to press.
  await expect(question(ada)).toContainText("Your turn");
  await expect(question(ben)).toContainText("Ada decides");
  expect((await look(ben)).glowing).toEqual([]);
  await expect(question(cleo)).toContainText("Ada & Ben");

  const turns = new Set<string>();
  const seen = async () => {
    for (const [name, page] of [
      ["Ada", ada],
      ["Ben", ben],
    ] as const)
      if ((await look(page)).glowing.length > 0) turns.add(name);
  };
  const players = [
    { page: ada, touch: false },
    { page: ben, touch: true },
    { page: cleo, touch: false },
  ];
  for (let length = 4; length < 80 && turns.size < 2; length += 4) await together(players, length, seen);
  expect([...turns].sort()).toEqual(["Ada", "Ben"]);

  // Ada writes to Cleo's kingdom and to Ben; Eve hears neither.
  const to = ada.getByRole("combobox", { name: "To whom" });
  const say = async (page: Page, words: string) => {
    await page.getByLabel("Say something").fill(words);
    await page.getByLabel("Say something").press("Enter");
  };
  await to.selectOption({ label: "To my own side alone" });
  await say(ada, "Spare the cavalry");
  await to.selectOption("1");
  await say(ada, "Peace, Cleo?");
  await to.selectOption({ label: "To everybody" });
  await say(ada, "Good luck to all");
  const stream = (page: Page) => page.getByRole("log");
  await expect(stream(cleo)).toContainText("Peace, Cleo?");
  await expect(stream(cleo)).toContainText("Good luck to all");
  await expect(stream(cleo)).not.toContainText("Spare the cavalry");
  await expect(stream(ada)).toContainText("among us");
  // On the phone talk has a tab of its own.
  expect(await press(ben, ".tabs button:nth-of-type(4)", true)).toBe(true);
  await expect(stream(ben)).toContainText("Spare the cavalry");
  await expect(stream(ben)).toContainText("Peace, Cleo?");
  await ben.getByRole("combobox", { name: "To whom" }).selectOption({ label: "To my own side alone" });
  await say(ben, "I shall");
  await expect(stream(ada)).toContainText("I shall");
  await accessible(ada, "a table with letters");

  // Whoever comes again finds the letters meant for them.
  await cleo.reload();
  await expect(stream(cleo)).toContainText("Peace, Cleo?");
  await eve.reload();
  await expect(eve.getByTestId("table")).toBeVisible();
  for (const words of ["Peace", "Spare", "I shall"]) await expect(stream(eve)).not.toContainText(words);
});
