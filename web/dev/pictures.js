// Pictures of every sample table in all sizes, languages and themes, for looking at: `npm run pictures`, or with words
// that a picture's name must contain. They are written to output/pictures. With a built server named by LUDOTHEQUE, also of
// every page and of tables that are played (trial/pictures.spec.ts).
import { chromium } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const to = `${here}../output/pictures`;
const words = process.argv.slice(2);

const SIZES = {
  laptop: { width: 1366, height: 768 },
  desktop: { width: 1920, height: 1080 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
/** @type {Record<string, string[]>} */
const SAMPLES = {
  "terra-mystica": readdirSync(`${here}samples`)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.replace(".json", "")),
  "rise-and-fall": ["", "21"],
  "rise-to-nobility": ["", "49", "56"],
  tapestry: readdirSync(`${here}tapestry`).map((name) => name.replace(".json", "")),
  arcadia: ["land", "wide", "four", "talk", "offers", "vote", "recruit", "battle", "field", "cross"],
};
const LANGUAGES = ["en", "fr"];
const THEMES = ["light", "dark"];
const TABS = ["board", "mine", "others", "log"];

mkdirSync(to, { recursive: true });
const server = await createServer({ configFile: `${here}vite.config.ts`, server: { port: 0 }, logLevel: "error" });
await server.listen();
const address = server.resolvedUrls?.local[0];
if (!address) throw new Error("the development pages are not served");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

let made = 0;
for (const [size, viewport] of Object.entries(SIZES)) {
  const phone = size === "phone";
  const page = await browser.newPage({ viewport, hasTouch: phone, isMobile: phone, reducedMotion: "reduce" });
  // Pages are compiled when they are first asked for, which takes a while on a busy machine.
  page.setDefaultTimeout(180_000);
  for (const [game, samples] of Object.entries(SAMPLES)) {
    for (const sample of samples) {
      for (const lang of LANGUAGES) {
        for (const theme of THEMES) {
          const name = [game, sample, size, lang, theme].filter(Boolean).join("-");
          if (!words.every((word) => name.includes(word))) continue;
          const query = new URLSearchParams({ lang, theme, ...(sample ? { sample } : {}) });
          await page.goto(`${address}${game}.html?${query}`);
          await page.locator("[data-testid=table]").waitFor();
          await page.waitForTimeout(200);
          for (const [nth, tab] of (phone ? TABS : [""]).entries()) {
            if (tab) await page.locator(".tabs button").nth(nth).click();
            await page.screenshot({ path: `${to}/${[name, tab].filter(Boolean).join("-")}.png` });
            made += 1;
          }
        }
      }
    }
  }
  await page.close();
}
await browser.close();
await server.close();
process.stdout.write(`${made} pictures in output/pictures\n`);
if (process.env.LUDOTHEQUE) {
  const env = { ...process.env, TRIAL: "1", PICTURES: words.join(" ") };
  const npx = process.platform === "win32" ? "npx.cmd" : "npx";
  process.exitCode = spawnSync(npx, ["playwright", "test", "pictures"], { env, stdio: "inherit" }).status ?? 1;
}
