// Who closed the tab: the other one plays, a notice comes by hook, mail and push, its link is opened on a fresh page, the move is
// made, and nothing is left to tell. In a library of its own, which may reach this machine.
import type { Page } from "@playwright/test";
import type { NewChannel } from "../src/protocol/NewChannel";
import type { NoticeList } from "../src/protocol/NoticeList";
import { decide } from "./habits";
import { complaints, createTable, DELIBERATE, expect, home, me, open as free, prefer, test } from "./library";
import { look } from "./player";
import { read, receivers, subscribed, type Receivers } from "./receivers";
import { open } from "./server";
import { pushing, shown } from "./worker";

const PASSWORD = "correct horse battery";

const usual = process.env.BASE_URL;
let told: Receivers;
let close = async () => {};
test.beforeAll(async () => {
  const binary = process.env.LUDOTHEQUE;
  if (!binary) throw new Error("LUDOTHEQUE must name the built server: use `cargo xtask e2e`");
  told = await receivers();
  const words = ["--reach", "127.0.0.0/8", "--smtp", told.smtp, "--mail-from", "games@example.org"];
  const opened = await open(binary, ["serve", ...words]);
  process.env.BASE_URL = opened.address;
  close = opened.close;
});
test.afterAll(async () => {
  process.env.BASE_URL = usual;
  await close();
  await told.close();
});

async function ask(page: Page, method: "post" | "put", path: string, data: unknown): Promise<void> {
  const answer = await page.request[method](`${home()}/api${path}`, { data, headers: { origin: home() } });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
}

/** A line of what a hook is sent. */
interface Line {
  kind: string;
  url: string;
}

const signUp = (page: Page, name: string) => ask(page, "post", "/account", { name, password: PASSWORD });
const tell = (page: Page, channel: NewChannel) => ask(page, "post", "/told/channels", channel);

/** How many turns this person is told of. */
async function turns(page: Page): Promise<number> {
  const answer = await page.request.get(`${home()}/api/notices`);
  const { notices } = (await answer.json()) as NoticeList;
  return notices.filter(({ kind, unread }) => kind === "turn" && unread).length;
}

/** Plays until nothing is asked any more. */
async function answer(page: Page): Promise<void> {
  await decide(page);
  while ((await look(page)).glowing.length > 0) await decide(page);
}

test("who closed the tab learns of their turn by hook, mail and push, and answers from each link", async ({
  person,
  heard,
}) => {
  const away = await person({ permissions: ["notifications"] });
  await signUp(away, "Away");
  await ask(away, "put", "/me/mail", { address: "away@example.org", password: PASSWORD });
  await expect.poll(() => told.letters.length).toBe(1);
  await away.goto(/http\S+\/confirm#\S+/.exec(told.letters[0]!)![0]);
  await away.getByRole("button", { name: "Yes, it is mine" }).click();
  await expect(away.getByText("The address is confirmed.")).toBeVisible();
  const push = await pushing(away);
  const browser = subscribed();
  const { p256dh, auth } = browser;
  await tell(away, { kind: "mail" });
  await tell(away, { kind: "hook", address: `${told.web}/hook`, shape: "json" });
  await tell(away, { kind: "push", endpoint: `${told.web}/push`, p256dh, auth });

  const rival = await person();
  await signUp(rival, "Rival");
  const setup = { first_player: 0 };
  const table = await createTable(rival, [me, free], { setup, public: true, start: false });
  await ask(away, "post", `/tables/${table.id}/join`, { seat: 1 });
  await ask(rival, "post", `/tables/${table.id}/start`, {});
  await rival.goto(`/table/${table.id}`);

  const bodies = (to: string) => told.bodies.filter(({ path }) => path === to).map(({ body }) => body);
  /** How often a turn was told by each channel, and where the latest notice of it leads. */
  const channels = {
    hook: () => {
      const all = bodies("/hook").flatMap((body) => (JSON.parse(String(body)) as { notices: Line[] }).notices);
      return all.filter(({ kind }) => kind === "turn").map(({ url }) => url);
    },
    mail: () => {
      const all = told.letters.filter((letter) => letter.includes("is your turn at"));
      return all.map((letter) => /http\S+\/table\/\w+/.exec(letter)![0]);
    },
    push: () => {
      const all = bodies("/push").map((body) => JSON.parse(read(body, browser)) as { body: string; url: string });
      return all.filter(({ body }) => body.includes("your turn")).map(({ url }) => home() + url);
    },
  };
  for (const [round, channel] of (["hook", "mail", "push"] as const).entries()) {
    await answer(rival);
    const arrived = () => Object.values(channels).map((urls) => urls().length);
    await expect.poll(arrived).toEqual([round + 1, round + 1, round + 1]);
    expect(await turns(away), "the bell says so too").toBe(1);
    const link = channels[channel]().at(-1)!;
    if (channel === "push") {
      // The browser hands it to the service worker, and a click on what that shows leads to the same place.
      await push(read(bodies("/push").at(-1)!, browser));
      await expect.poll(async () => (await shown(away)).map(({ url }) => home() + url)).toEqual([link]);
    }
    const fresh = await away.context().newPage();
    complaints(fresh, heard);
    await prefer(fresh, DELIBERATE);
    await fresh.goto(link);
    await answer(fresh);
    await expect.poll(() => turns(away), "nothing is left to tell").toBe(0);
    await fresh.close();
  }
  // Told once each, and never of what was answered.
  expect(channels.hook().length + channels.mail().length + channels.push().length).toBe(9);
});
