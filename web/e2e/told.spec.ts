// Told elsewhere: the settings for it, and the service worker.
import { accessible } from "./axe";
import type { ChannelList } from "../src/protocol/ChannelList";
import { beGuest, expect, home, test } from "./library";
import { pushing, shown } from "./worker";

test("a push is shown, unless it comes from nowhere or its table is being looked at", async ({ person }) => {
  const page = await person({ permissions: ["notifications"] });
  await beGuest(page, "Pushed");
  const push = await pushing(page);

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
    // Changes are kept one after the other, and a page that is left takes what was not sent with it.
    const wishes = async () => {
      const told = (await (await page.request.get(`${home()}/api/told`)).json()) as ChannelList;
      return told.channels[0]?.wishes;
    };
    await expect.poll(wishes).toMatchObject({ without: ["over"], delay_min: 15, quiet: [23, 7] });
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
