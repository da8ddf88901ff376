// Two people in two browsers, one of them on a phone, with a connection that breaks in the middle.
import type { Page } from "@playwright/test";
import { expect, history, test } from "./library";
import { decide } from "./habits";
import { look } from "./player";

/** Both play whenever they are asked, until the log is this long. */
async function together(people: { page: Page; touch: boolean }[], length: number): Promise<void> {
  for (let turn = 0; turn < 4 * length; turn++) {
    const looks = await Promise.all(people.map(({ page }) => look(page)));
    if (looks.every((now) => now.at >= length || now.over)) return;
    const due = people.find((_, index) => looks[index]!.glowing.length > 0 || looks[index]!.confirm);
    if (due && looks.every((now) => now.at < length)) await decide(due.page, { touch: due.touch });
    else await people[0]!.page.waitForTimeout(50);
  }
  throw new Error(`the log did not reach ${length}`);
}

/** Waits until both show the same log, at least this long; one update may reach them one after the other. */
async function even(one: Page, other: Page, length: number): Promise<number> {
  await expect
    .poll(async () => {
      const [hers, his] = await Promise.all([look(one), look(other)]);
      return hers.at === his.at && his.at >= length;
    })
    .toBe(true);
  return (await look(one)).at;
}

test("a laptop and a phone play by invitation, and a lost connection loses nothing", async ({ person }) => {
  const laptop = await person();
  const phone = await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const people = [
    { page: laptop, touch: false },
    { page: phone, touch: true },
  ];

  await laptop.goto("/new");
  await laptop.getByLabel("Your name").fill("Alma");
  await laptop.getByRole("radio", { name: "2 players" }).check({ force: true });
  await laptop.getByRole("combobox", { name: "Seat 2" }).selectOption("open");
  await laptop.getByRole("radio", { name: /By link only/ }).check({ force: true });
  await laptop.getByRole("button", { name: "Open the table" }).click();
  const link = await laptop.getByLabel("Invitation link").inputValue();
  expect(link).toContain("#invite=");

  await phone.goto(link);
  await phone.getByLabel("Your name").fill("Basile");
  await phone.getByRole("button", { name: "Sit down" }).tap();
  await expect(laptop.getByText("Basile")).toBeVisible();
  await laptop.getByRole("button", { name: "Start", exact: true }).click();
  await Promise.all(people.map(({ page }) => expect(page.getByTestId("table")).toBeVisible()));

  await together(people, 8);

  // The phone plans a move, loses the network, and confirms: nothing happens yet.
  for (let turn = 0; turn < 40; turn++) {
    const [hers, his] = await Promise.all([look(laptop), look(phone)]);
    // Answers that happen nowhere are played at once: only a plan waits for its confirmation.
    if (his.glowing.length > 0) {
      if ((await decide(phone, { touch: true, confirm: false })).confirm) break;
    } else if (hers.glowing.length > 0) await decide(laptop);
    else await laptop.waitForTimeout(50);
  }
  const before = await even(laptop, phone, 8);
  await phone.context().setOffline(true);
  await expect(phone.getByText("Offline")).toBeVisible();
  await phone.getByTestId("confirm").tap();
  await laptop.waitForTimeout(500);
  expect((await look(laptop)).at, "nothing came through").toBe(before);

  // The network is back: the move arrives, once.
  await phone.context().setOffline(false);
  await expect.poll(async () => (await look(laptop)).at).toBeGreaterThan(before);
  await expect(phone.getByText("Offline")).toHaveCount(0);

  // The other one goes on while the phone sleeps; it catches up by itself.
  await together(people, before + 6);
  await phone.context().setOffline(true);
  for (let turn = 0; turn < 3 && (await look(laptop)).glowing.length > 0; turn++) await decide(laptop);
  const gone = (await look(laptop)).at;
  await phone.context().setOffline(false);
  const alone = await even(laptop, phone, gone);

  await together(people, alone + 10);
  const length = await even(laptop, phone, alone + 10);
  const id = new URL(laptop.url()).pathname.split("/").at(-1)!;
  const [one, other] = await Promise.all([history(laptop, id), history(phone, id)]);
  expect(other.steps.map((step) => step.notation)).toEqual(one.steps.map((step) => step.notation));
  expect(one.steps.length).toBe(length);
});
