// French is French everywhere: no message of the client is left in English.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { beGuest, createTable, expect, me, quick, test } from "./library";
import { settled } from "./player";

/** Messages without parts, by key. */
function messages(lang: string): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, `../src/words/${lang}.ftl`), "utf8");
  const found = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [, key, value] = /^([a-z][\w-]*) = (.+)$/.exec(line) ?? [];
    if (key && value && !value.includes("{")) found.set(key, value);
  }
  return found;
}

/** What only an English reader should see. */
function onlyEnglish(): Set<string> {
  const [english, french] = [messages("en"), messages("fr")];
  const spoken = new Set(french.values());
  return new Set([...english.values()].filter((text) => !spoken.has(text) && text.length > 2));
}

/** Every text and every label on the page, but for raw data that is folded away. */
async function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (around?.checkVisibility() || around?.tagName === "OPTION") found.push(node.textContent?.trim() ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      for (const name of ["aria-label", "title", "placeholder"]) found.push(element.getAttribute(name) ?? "");
    }
    return found.filter(Boolean);
  });
}

test("switched to French, no page has English left", async ({ page }) => {
  await beGuest(page, "Alma");
  const table = await createTable(page, [me, quick]);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("button", { name: "Jouer maintenant" })).toBeVisible();

  const english = onlyEnglish();
  expect(english.size).toBeGreaterThan(200);
  const pages = [
    "/",
    "/lobby",
    "/new",
    "/rules/terra-mystica",
    "/gallery/terra-mystica",
    "/settings",
    "/account",
    "/campaigns",
    "/about",
    "/nowhere",
    `/table/${table.id}`,
    `/replay/${table.id}`,
  ];
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await page.waitForLoadState("networkidle");
    if (path.startsWith("/table")) await settled(page);
    const left = (await texts(page)).filter((text) => english.has(text));
    expect(left, `English on ${path}`).toEqual([]);
  }

  // What the server says is French too.
  await page.goto(`/table/${table.id}`);
  await settled(page);
  await expect(page.getByTestId("question")).toContainText(/choisi/i);
});

test("a French browser is greeted in French, and may go back to English", async ({ person }) => {
  const page = await person({ locale: "fr-FR" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
