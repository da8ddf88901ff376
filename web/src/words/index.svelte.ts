// Words of the client, in the reader's language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Messages } from "./messages";

export type Lang = "en" | "fr";
export type Key = keyof Messages;
type Arguments<K extends Key> = Messages[K] extends null ? [] : [Messages[K]];

/** Each language in its own name. */
export const languages: Record<Lang, string> = { en: "English", fr: "Français" };

/** For the catalogues of a language. */
export function emptyBundle(lang: Lang): FluentBundle {
  // Isolation marks are for mixed writing directions; ours all run from left to right.
  return new FluentBundle(lang, { useIsolating: false });
}

function bundle(lang: Lang, text: string): FluentBundle {
  const made = emptyBundle(lang);
  made.addResource(new FluentResource(text));
  return made;
}

// A language comes when it is first asked for; the page is drawn when its own is there.
const texts: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("./en.ftl?raw"),
  fr: () => import("./fr.ftl?raw"),
};
const bundles: Partial<Record<Lang, FluentBundle>> = {};

let current = $state<Lang>("en");

/** Others who speak on the page, and fetch what they need for it. */
const others: ((next: Lang) => Promise<void>)[] = [];

/** From now on the page changes its language only when this is ready for it too. */
export function joinIn(ready: (next: Lang) => Promise<void>): void {
  others.push(ready);
}

export function lang(): Lang {
  return current;
}

/** Fetches a language before it is spoken. */
export async function learn(next: Lang): Promise<void> {
  bundles[next] ??= bundle(next, (await texts[next]()).default);
}

/** Speaks another language from now on. */
export async function speak(next: Lang): Promise<void> {
  await learn(next);
  await Promise.all(others.map((ready) => ready(next)));
  current = next;
  document.documentElement.lang = next;
}

/** A message in the reader's language. */
export function t<K extends Key>(key: K, ...parameters: Arguments<K>): string {
  const spoken = bundles[current];
  const pattern = spoken?.getMessage(key)?.value;
  if (!spoken || !pattern) throw new Error(`no message "${key}"`);
  return spoken.formatPattern(pattern, parameters[0] ?? null);
}

/** What the browser prefers among what we speak. */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short === "fr" || short === "en") return short;
  }
  return "en";
}
