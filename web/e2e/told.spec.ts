// Told elsewhere: the settings for it, and the service worker, which is handed a push through the browser's developer
// protocol, as the browser would hand it one.
import type { Page } from "@playwright/test";
import { accessible } from "./axe";
import { beGuest, expect, home, test } from "./library";

interface Shown {
  title: string;
  body: string;
  tag: string;
  url: string;
}

/** The notices the service worker has shown. */
const shown = (page: Page) =>
  page.evaluate(async (): Promise<Shown[]> => {
    const worker = await navigator.serviceWorker.ready;
    const list = await worker.getNotifications();
    return list.map(({ title, body, tag, data }) => ({ title, body, tag, url: (data as { url: string }).url }));
  });

test("a push is shown, unless it comes from nowhere or its table is being looked at", async ({ person }) => {
  const page = await person({ permissions: ["notifications"] });
  await beGuest(page, "Pushed");
  await page.goto("/about");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const protocol = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    protocol.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [ours] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(home()));
      if (ours) resolve(ours.registrationId);
    });
  });
  await protocol.send("ServiceWorker.enable");
  const registrationId = await registered;
  const push = (data: string) =>
    protocol.send("ServiceWorker.deliverPushMessage", { origin: home(), registrationId, data });

  const message = { title: "Ludotheque", body: "It is your turn.", url: "/table/abc", tag: "abc", lang: "en" };
  await push(JSON.stringify(message));
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: "Ludotheque", body: "It is your turn.", tag: "abc", url: "/table/abc" }]);
  // A later one about the same table takes its place.
  await push(JSON.stringify({ ...message, body: "Your time runs out soon." }));
  await expect.poll(async () => (await shown(page)).map(({ body }) => body)).toEqual(["Your time runs out soon."]);
  // Nonsense, another site, and the page that is being looked at.
  await push("nonsense");
  await push(JSON.stringify({ ...message, url: "https://example.org/", tag: "x" }));
  await push(JSON.stringify({ ...message, url: "/about", tag: "y" }));
  await push(JSON.stringify({ ...message, tag: "last" }));
  await expect.poll(async () => (await shown(page)).map(({ tag }) => tag).sort()).toEqual(["abc", "last"]);
});

for (const [name, size] of Object.entries({ desktop: [1366, 768], phone: [390, 844] } as const)) {
  test(`places to be told at are added, set and taken away: ${name}`, async ({ person, heard }) => {
    const page = await person({ viewport: { width: size[0], height: size[1] } });
    await beGuest(page, "Told");
    await page.goto("/settings#channels");
    await page.getByLabel("Webhook address").fill("https://169.254.169.254/hook");
    await page.getByRole("button", { name: "Tell me there" }).click();
    await expect(page.getByText("This is no address that can be used here")).toBeVisible();
    // The browser tells of the refusal that was asked for.
    heard.length = 0;
    await page.getByLabel("Webhook address").fill("https://hooks.example.org/secret-part");
    await page.getByRole("button", { name: "Tell me there" }).click();
    const channel = page.getByRole("article", { name: "Webhook · hooks.example.org" });
    await expect(channel).toBeVisible();
    await expect(page.getByLabel("What its messages are signed with (shown once)")).toBeVisible();
    await channel.getByText("What, and when").click();
    await channel.getByLabel("Wait before telling me").selectOption("15");
    await channel.getByLabel("Quiet hours").check();
    await channel.getByLabel("From").selectOption("23");
    await channel.getByLabel("A game is over").uncheck();
    await accessible(page, `told-${name}`);
    await page.reload();
    await channel.getByText("What, and when").click();
    await expect(channel.getByLabel("Wait before telling me")).toHaveValue("15");
    await expect(channel.getByLabel("From")).toHaveValue("23");
    await expect(channel.getByLabel("A game is over")).not.toBeChecked();
    await expect(page.getByText("hooks.example.org/secret-part")).toHaveCount(0);

    await page.getByRole("button", { name: "Make an address" }).click();
    const address = await page.getByLabel("Address for your calendar (shown once)").inputValue();
    expect((await page.request.get(address)).headers()["content-type"]).toContain("text/calendar");
    await page.getByRole("button", { name: "End it" }).click();
    await expect(page.getByRole("button", { name: "End it" })).toHaveCount(0);
    expect((await page.request.get(address)).status()).toBe(404);

    await channel.getByRole("button", { name: "Remove" }).click();
    await expect(channel).toHaveCount(0);
  });
}
