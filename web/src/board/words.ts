// The words of a game: those it shares with the server, and those only its drawing needs. Each language
// is fetched when somebody first reads it.
import { FluentResource, type FluentBundle, type FluentVariable } from "@fluent/bundle";
import { emptyBundle, joinIn, type Lang } from "../words/index.svelte";

export type { Lang };
export type Word = (key: string, values?: Record<string, FluentVariable | Told>) => string;

/** A message as plain data, as printed tables hold it (`Step`): said as a part of another, it is said first. */
export interface Told {
  key: string;
  args: Record<string, FluentVariable | Told>;
}

const isTold = (value: unknown): value is Told => typeof value === "object" && value !== null && "args" in value;

export interface Words {
  /** The function that says a message in a language that is here. */
  (lang: Lang): Word;
  /** Fetches a language. */
  load: (lang: Lang) => Promise<void>;
}

/** One file for each language, whose default is the texts of its catalogues. */
export type Catalogues = Record<Lang, () => Promise<{ default: string[] }>>;

export function catalogue(files: Catalogues): Words {
  const made = new Map<Lang, Word>();
  const load = async (lang: Lang) => {
    if (made.has(lang)) return;
    const { default: texts } = await files[lang]();
    made.set(lang, sayer(bundleOf(lang, texts)));
  };
  // Whoever changes the language of the page waits for the boards that are in use.
  joinIn(async (lang) => {
    if (made.size > 0) await load(lang);
  });
  const words = (lang: Lang): Word => {
    const word = made.get(lang);
    if (!word) throw new Error(`words in "${lang}" are asked for before they are here`);
    return word;
  };
  return Object.assign(words, { load });
}

function bundleOf(lang: Lang, texts: string[]): FluentBundle {
  const bundle = emptyBundle(lang);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

function sayer(bundle: FluentBundle): Word {
  const word: Word = (key, values = {}) => {
    const message = bundle.getMessage(key);
    // A component that owners added to their tables has no name but its own.
    if (!message?.value) return key;
    const said = Object.entries(values).map(
      ([name, value]) => [name, isTold(value) ? word(value.key, value.args) : value] as const,
    );
    return bundle.formatPattern(message.value, Object.fromEntries(said), []);
  };
  return word;
}
