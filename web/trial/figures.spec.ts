// How quick it feels, for an idle machine without a graphics card: `npm run trial -- figures` prints each figure beside what is
// wanted, and fails beyond it.
import type { Page } from "@playwright/test";
import { HABITS } from "../e2e/habits";
import { beGuest, createTable, expect, finished, me, prefer, quick, test } from "../e2e/library";
import { press, settled } from "../e2e/player";

const share = (times: number[], part: number) => times.sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
const say = (what: string, is: number, wanted: number, unit: string) => {
  process.stdout.write(`${what}: ${Math.round(is)} ${unit} (at most ${wanted})\n`);
  expect.soft(is, what).toBeLessThanOrEqual(wanted);
};

/** Milliseconds between frames while something happens. */
async function frames(page: Page, milliseconds: number): Promise<number[]> {
  return page.evaluate(
    (milliseconds) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const end = last + milliseconds;
        const frame = (now: number) => {
          times.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(frame);
          else resolve(times);
        };
        requestAnimationFrame(frame);
      }),
    milliseconds,
  );
}

/** What a planning click changes: what glows, what is held, an open menu, a plan to confirm. False while it is as before or asked for. */
function shown(before: string): string | false {
  if (document.querySelector("[data-testid=table]")?.getAttribute("aria-busy") === "true") return false;
  const now = [...document.querySelectorAll("[data-glow], [data-testid=confirm], [role=menu], .holding")]
    .map((one) => one.getAttribute("data-place") ?? one.getAttribute("data-move") ?? one.tagName)
    .join(" ");
  return now === before ? false : now;
}

for (const game of Object.keys(HABITS)) {
  test(`figures of ${game}`, async ({ person }) => {
    test.setTimeout(900_000);
    const page = await person({ reducedMotion: "no-preference" });
    await beGuest(page, "Alma");
    const table = await createTable(page, [me, quick, quick, quick], { game });
    await page.goto(`/table/${table.id}`);
    await settled(page);
    const clicks: number[] = [];
    for (let click = 0; click < 25; click++) {
      await page.keyboard.press("Escape");
      await settled(page);
      const before = (await page.evaluate(shown, "")) || "";
      const began = Date.now();
      if (!(await press(page, "[data-glow]:not([data-move])"))) continue;
      await page.waitForFunction(shown, before, { polling: "raf" });
      clicks.push(Date.now() - began);
    }
    expect(clicks.length, "clicks that were counted").toBeGreaterThan(20);
    say(`${game}, planning click to update, p95`, share(clicks, 0.95), 100, "ms");

    // A film of all that bots did in a whole game.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Table menu" }).click();
    await page.getByRole("menuitem", { name: "Let a bot play for me" }).click();
    const watched = await frames(page, 8000);
    await finished(page, table.id);
    say(`${game}, frame of a film, median`, share(watched, 0.5), game === "rise-and-fall" ? 34 : 17, "ms");
    say(`${game}, frame of a film, p95`, share(watched, 0.95), 50, "ms");
    await page.locator(".over .places").waitFor();
    say(`${game}, elements at the end`, await page.evaluate(() => document.querySelectorAll("*").length), 5000, "");

    const gallery = await person();
    await gallery.goto("/gallery");
    const opened = Date.now();
    await gallery.goto(`/gallery/${game}`);
    await gallery.locator("main svg").first().waitFor({ state: "attached" });
    say(`${game}, gallery usable`, Date.now() - opened, 2000, "ms");

    const far = await person({ storageState: await page.context().storageState() });
    const network = await far.context().newCDPSession(far);
    await network.send("Network.enable");
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await network.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const next = await createTable(page, [me, quick], { game });
    let requests = 0;
    far.on("request", () => (requests += 1));
    await prefer(far, {});
    const asked = Date.now();
    await far.goto(`/table/${next.id}`);
    await far.locator("[data-glow]").first().waitFor({ state: "attached" });
    say(`${game}, table on Fast 3G with a slow processor`, Date.now() - asked, 3000, "ms");
    say(`${game}, requests of a table`, requests, 20, "");
  });
}
