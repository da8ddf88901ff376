// The words of the game, shared with the server, and those only its drawing needs.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import gameEn from "../../../../games/rise-to-nobility/words/en.ftl?raw";
import gameFr from "../../../../games/rise-to-nobility/words/fr.ftl?raw";
import boardEn from "./words/en.ftl?raw";
import boardFr from "./words/fr.ftl?raw";

export type Lang = "en" | "fr";
export type Word = (key: string, values?: Record<string, FluentVariable>) => string;

const sources: Record<Lang, string[]> = { en: [gameEn, boardEn], fr: [gameFr, boardFr] };
const made = new Map<Lang, Word>();

/** The function that says a message in this language. */
export function words(lang: Lang): Word {
  const known = made.get(lang);
  if (known) return known;
  // Nobody reads from right to left here: marks around every name would only be in the way.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources[lang]) bundle.addResource(new FluentResource(source));
  const word: Word = (key, values) => {
    const message = bundle.getMessage(key);
    // A component that owners added to their tables has no name but its own.
    return message?.value ? bundle.formatPattern(message.value, values ?? {}, []) : key;
  };
  made.set(lang, word);
  return word;
}
