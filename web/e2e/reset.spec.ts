// A forgotten password: an administrator hands out a link, and it works once.
import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { accessible } from "./axe";
import { expect, home, test } from "./library";

const PASSWORD = "correct horse battery";
const OTHER = "another horse battery";

async function signUp(page: Page, name: string): Promise<void> {
  const data = { name, password: PASSWORD };
  const answer = await page.request.post(`${home()}/api/account`, { data, headers: { origin: home() } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("an administrator gives a link with which a new password is chosen once", async ({ page, person }) => {
  const forgetful = await person();
  await signUp(forgetful, "Forgetful");
  await signUp(page, "Keeper");
  // The owner of the machine appoints the first administrator, beside the running server.
  execFileSync(process.env.LUDOTHEQUE!, ["people", "admin", "Keeper", "--database", process.env.DATABASE!]);
  await page.goto("/admin");
  await page.getByRole("searchbox", { name: "Name begins with" }).fill("Forgetful");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: "A link for a new password: Forgetful" }).click();
  const window = page.getByRole("dialog", { name: "A new password for Forgetful" });
  const link = await window.getByRole("textbox", { name: "Link" }).inputValue();
  expect(link).toContain("/reset#");
  await accessible(page, "reset-link");
  await window.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByText(/A link for a new password was made for/)).toBeVisible();

  const elsewhere = await person();
  await elsewhere.goto(link);
  await elsewhere.getByLabel("New password").fill(OTHER);
  await elsewhere.getByRole("button", { name: "Choose this password" }).click();
  await expect(elsewhere).toHaveURL(/\/account$/);
  await expect(elsewhere.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
  const before = await forgetful.request.get(`${home()}/api/me`);
  expect(await before.json(), "all other browsers are signed out").toBeNull();
  const signIn = (password: string) =>
    forgetful.request.post(`${home()}/api/session`, {
      data: { name: "Forgetful", password },
      headers: { origin: home() },
    });
  expect((await signIn(PASSWORD)).status()).toBe(401);
  expect((await signIn(OTHER)).status()).toBe(200);
  const again = await forgetful.request.post(`${home()}/api/reset`, {
    data: { token: link.split("#")[1], password: PASSWORD },
    headers: { origin: home() },
  });
  expect(again.status()).toBe(422);
});
