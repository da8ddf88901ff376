// Ways in and people: a passkey of a virtual authenticator, a guest who moves to a phone, an invitation by name.
import type { Page } from "@playwright/test";
import type { Me } from "../src/protocol/Me";
import { accessible } from "./axe";
import { expect, home, test } from "./library";

const PASSWORD = "correct horse battery";

async function signUp(page: Page, name: string, origin = home()): Promise<void> {
  const data = { name, password: PASSWORD };
  const answer = await page.request.post(`${origin}/api/account`, { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("an account begins with the hours of its browser, for quiet hours and nights", async ({ person }) => {
  const page = await person({ timezoneId: "America/Montreal" });
  await page.goto("/account");
  const form = page.getByRole("region", { name: "New account" });
  await form.getByLabel("Name").fill("Early Bird");
  await form.getByLabel("Password").fill(PASSWORD);
  await form.getByRole("button", { name: "New account" }).click();
  const settings = async () => {
    const me = (await (await page.request.get(`${home()}/api/me`)).json()) as Me | null;
    return me?.settings.time_zone;
  };
  await expect.poll(settings).toMatch(/^America\/(Montreal|Toronto)$/);
});

test("a passkey opens an account without name and password", async ({ page }) => {
  // Browsers make passkeys for names, not for bare addresses.
  const origin = home().replace("127.0.0.1", "localhost");
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("WebAuthn.enable");
  await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await signUp(page, "Keyholder", origin);
  await page.goto(`${origin}/account`);
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await passkeys.getByLabel("What is it called?").fill("Test key");
  await passkeys.getByLabel("Password").fill(PASSWORD);
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByText("Test key")).toBeVisible();
  await accessible(page, "account-security");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByRole("button", { name: "With a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Keyholder", level: 2 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Passkeys" }).getByText("last used")).toBeVisible();
  // Removed, it opens nothing any more.
  await page.getByRole("button", { name: "Remove Test key" }).click();
  await expect(page.getByText("Test key")).toHaveCount(0);
});

test("codes of an authenticator begin with a picture for the camera", async ({ page }) => {
  await signUp(page, "Coder");
  await page.goto("/account");
  const codes = page.getByRole("region", { name: "Codes beside the password" });
  await codes.getByLabel("Password").fill(PASSWORD);
  await codes.getByRole("button", { name: "Use codes" }).click();
  await expect(codes.getByRole("img", { name: "Picture with the secret, for the camera" })).toBeVisible();
  await expect(codes.getByRole("textbox", { name: "Secret" })).toHaveValue(/^[A-Z2-7]{32}$/);
  await accessible(page, "account-codes");
});

test("a guest goes on, on a phone", async ({ page, person }) => {
  await page.request.post(`${home()}/api/guest`, { data: { name: "Mover" }, headers: { origin: home() } });
  await page.goto("/account");
  await page.getByRole("button", { name: "Make a link" }).click();
  await expect(page.getByRole("img", { name: /Picture with the link/ })).toBeVisible();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  expect(link).toContain("/enter#");
  const phone = await person({ viewport: { width: 390, height: 844 } });
  await phone.goto(link);
  await accessible(phone, "enter");
  await phone.getByRole("button", { name: "Sign in here" }).click();
  await expect(phone).toHaveURL(/\/lobby$/);
  const both = [await page.request.get(`${home()}/api/me`), await phone.request.get(`${home()}/api/me`)];
  const [one, other] = await Promise.all(both.map(async (answer) => ((await answer.json()) as { id: string }).id));
  expect(one).toBe(other);
});

test("somebody is invited by name, hears of it and sits down", async ({ page, person }) => {
  const friend = await person({ viewport: { width: 390, height: 844 } });
  await signUp(friend, "Invitee");
  await signUp(page, "Inviter");
  await page.goto("/friends");
  await page.getByLabel("Name").fill("invitee");
  await page.getByRole("button", { name: "Add as a friend" }).click();
  await expect(page.getByRole("link", { name: "Invitee" })).toBeVisible();
  await accessible(page, "friends");
  const seats = [{ kind: "me" }, { kind: "open" }];
  const data = { game: "terra-mystica", seats, pace: { kind: "relaxed" }, public: false };
  const made = await page.request.post(`${home()}/api/tables`, { data, headers: { origin: home() } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/table/${id}`);
  await page.getByLabel("Invite by name").fill("Invitee");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText("Invitee (invited)")).toBeVisible();
  await accessible(page, "waiting-invited");

  await friend.goto("/lobby");
  await friend.getByRole("button", { name: /notice/i }).click();
  await friend.getByRole("link", { name: /Inviter invites you/ }).click();
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("button", { name: "Start" })).toBeEnabled();
});
