// What the tests share: a browser that complains about nothing, guests, and tables made to order.
import { expect, test as base, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { Preferences } from "../src/state/screen.svelte";
import type { Me } from "../src/protocol/Me";
import type { NewTable } from "../src/protocol/NewTable";
import type { SeatPlan } from "../src/protocol/SeatPlan";
import type { Settings } from "../src/protocol/Settings";
import type { TableInfo } from "../src/protocol/TableInfo";
import type { History } from "../src/protocol/History";

export { expect };

export function home(): string {
  const address = process.env.BASE_URL;
  if (!address) throw new Error("the server was not started");
  return address;
}

/** Complaints of a page: errors it logged or threw, and whatever the security policy refused. */
export function complaints(page: Page, into: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error") into.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => into.push(`${page.url()}: ${error.message}`));
}

/** Lets somebody come with a browser of their own. */
export type Person = (options?: Parameters<Browser["newContext"]>[0]) => Promise<Page>;

/** Every complete turn is confirmed: what most tests want to see before it is gone. */
export const DELIBERATE: Partial<Preferences> = { ways: { free: "ask", shared: "ask", final: "ask" } };
/** As it is for everybody who changed nothing, but for a shorter moment. */
export const USUAL: Partial<Preferences> = { moment: 0.1 };

/** What this browser remembers from now on; counts from the next page on. */
export async function prefer(page: Page, preferences: Partial<Preferences>): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem("ludotheque.screen", kept), JSON.stringify(preferences));
}

interface Fixtures {
  /** Everything any page complained about; it must be empty at the end of every test. */
  heard: string[];
  person: Person;
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
  baseURL: async ({}, use) => use(home()),
  heard: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const heard: string[] = [];
      await use(heard);
      expect(heard, "no page complains").toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, heard }, use) => {
    complaints(page, heard);
    await prefer(page, DELIBERATE);
    await use(page);
  },
  person: async ({ browser, heard }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: home(),
        viewport: { width: 1366, height: 768 },
        reducedMotion: "reduce",
        locale: "en-GB",
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      complaints(page, heard);
      await prefer(page, DELIBERATE);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

test.use({ locale: "en-GB", contextOptions: { reducedMotion: "reduce" } });

async function send<T>(page: Page, path: string, data: unknown): Promise<T> {
  const answer = await page.request.post(`${home()}/api${path}`, { data, headers: { origin: home() } });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** The page's browser becomes this guest. */
export async function beGuest(page: Page, name: string): Promise<void> {
  await send(page, "/guest", { name });
}

export const me: SeatPlan = { kind: "me" };
export const open: SeatPlan = { kind: "open" };
/** The quickest bot that plays sensibly. */
export const quick: SeatPlan = { kind: "bot", bot: "greedy" };
export const local = (name: string): SeatPlan => ({ kind: "local", name });

export async function createTable(page: Page, seats: SeatPlan[], more: Partial<NewTable> = {}): Promise<TableInfo> {
  const table: NewTable = {
    game: "terra-mystica",
    setup: null,
    seats,
    pace: { kind: "relaxed" },
    public: false,
    title: "",
    start: true,
    ...more,
  };
  return send<TableInfo>(page, "/tables", table);
}

/** The whole log, page after page. */
export async function history(page: Page, table: string): Promise<History> {
  const whole: History = { opening: [], steps: [], scores: [], next: 0 };
  while (whole.next !== null) {
    const answer = await page.request.get(`${home()}/api/tables/${table}/history?from=${whole.next}`);
    expect(answer.ok()).toBe(true);
    const part = (await answer.json()) as History;
    whole.opening.push(...part.opening);
    whole.steps.push(...part.steps);
    whole.scores.push(...part.scores);
    whole.next = part.next;
  }
  return whole;
}

export async function tableInfo(page: Page, table: string): Promise<TableInfo> {
  const answer = await page.request.get(`${home()}/api/tables/${table}`);
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as TableInfo;
}

/** Waits for the end of a game that needs nobody, on a busy machine too; the length of its log. */
export async function finished(page: Page, table: string): Promise<number> {
  await expect
    .poll(async () => (await tableInfo(page, table)).stage, { timeout: 400_000, intervals: [250] })
    .toBe("finished");
  return (await tableInfo(page, table)).length;
}

/** A new table from a position of another, everybody on this screen. */
export async function branch(page: Page, table: string, at: number): Promise<TableInfo> {
  return send<TableInfo>(page, `/tables/${table}/branch`, { at, invite: null });
}

/** Changes settings of the person at this page. */
export async function change(page: Page, settings: Partial<Settings>): Promise<void> {
  const me = (await (await page.request.get(`${home()}/api/me`)).json()) as Me;
  const data = { ...me.settings, ...settings };
  const answer = await page.request.put(`${home()}/api/me/settings`, { data, headers: { origin: home() } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Everything the server tells a page from now on, in plain letters: as a browser hears it that cannot unpack. */
export async function overheard(page: Page): Promise<string[]> {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "DecompressionStream"));
  const frames: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  return frames;
}
