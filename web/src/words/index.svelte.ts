// Words of the client, in the reader's language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "./en.ftl?raw";
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

// English is always there; French comes when it is first asked for.
const bundles: Partial<Record<Lang, FluentBundle>> = { en: bundle("en", english) };

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

/** Speaks another language from now on. */
export async function speak(next: Lang): Promise<void> {
  if (!bundles[next]) {
    const { default: text } = await import("./fr.ftl?raw");
    bundles[next] = bundle(next, text);
  }
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
