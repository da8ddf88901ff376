// Tests every board's words pass.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { differences, messages, mistypedFrench } from "../../../build/words.js";
import type { SeatInfo } from "../../protocol/SeatInfo";
import type { SamplePosition } from "../samples";
import type { Lang, Words } from "../words";
import { everyLanguage } from "./tables";

const LANGUAGES = ["en", "fr"] as const satisfies readonly Lang[];

/** What a game's folder holds, by path. */
const ALL = {
  sources: import.meta.glob<string>("../../games/*/**/*.{svelte,ts}", { query: "?raw", import: "default" }),
  words: import.meta.glob<Words>("../../games/*/words.ts", { import: "words" }),
  /** Texts of the game's own catalogue and of the board's. */
  catalogues: import.meta.glob<string[]>("../../games/*/words/{en,fr}.ts", { import: "default" }),
  positions: import.meta.glob<SamplePosition<unknown>[]>("../../games/*/samples/load.ts", { import: "positions" }),
  say: import.meta.glob<Say>("../../games/*/say.ts", { import: "say" }),
};
type Say = (view: unknown, seats: SeatInfo[], lang: Lang) => string[];

const read = <T>(files: Record<string, () => Promise<T>>, game: string, path: string): Promise<T> =>
  files[`../../games/${game}/${path}`]!();

async function sourcesOf(game: string): Promise<Record<string, string>> {
  const own = Object.entries(ALL.sources).filter(([path]) => path.startsWith(`../../games/${game}/`));
  return Object.fromEntries(await Promise.all(own.map(async ([path, source]) => [path, await source()] as const)));
}

/** Looks into a folder of a board, but not into its tests. */
export const withoutTests = (sources: Record<string, string>): string[] =>
  Object.entries(sources).flatMap(([path, text]) => (path.endsWith(".test.ts") ? [] : [text]));

/** The words of a game's folder; `keys` must be among them: a name for every component. */
export async function wordsAreWhole(game: string, keys: string[]): Promise<void> {
  const sources = await sourcesOf(game);
  const words = await read(ALL.words, game, "words.ts");
  const positions = await read(ALL.positions, game, "samples/load.ts");
  const say = await read(ALL.say, game, "say.ts");
  await everyLanguage(words);
  const english = await read(ALL.catalogues, game, "words/en.ts");
  const [, french] = (await read(ALL.catalogues, game, "words/fr.ts")) as [string, string];
  const [rules, board] = english as [string, string];
  const own = [...messages(board).keys()];
  const missing = (wanted: string[]) =>
    LANGUAGES.flatMap((lang) => [...new Set(wanted)].filter((key) => words(lang)(key) === key));

  describe("the words of the drawn table", () => {
    it("are the same messages in both languages, in good typography", () => {
      expect(differences({ en: messages(board), fr: messages(french) })).toEqual([]);
      expect(mistypedFrench(french)).toEqual([]);
    });

    it("take no name the game already uses", () => {
      const taken = new Set(own);
      const twice = new FluentResource(rules).body.filter((message) => taken.has(message.id));
      expect(twice.map((message) => message.id)).toEqual([]);
    });

    it("are all used", () => {
      const text = withoutTests(sources).join("\n");
      const unused = own.filter((key) => {
        const starts = [...key.matchAll(/-/g)].map((dash) => key.slice(0, dash.index + 1));
        const inCatalogue = board.includes(`{ ${key} }`);
        const whole = text.includes(`"${key}"`) || text.includes(`'${key}'`);
        return !whole && !starts.some((start) => text.includes(`\`${start}\${`)) && !inCatalogue;
      });
      expect(unused).toEqual([]);
    });

    it("exist for every key the drawing asks for", () => {
      const asked = withoutTests(sources).flatMap((text) =>
        [...text.matchAll(/\bword\(\s*["']([a-z0-9-]+)["']/g)].map((match) => match[1]!),
      );
      expect(missing(asked)).toEqual([]);
    });

    it("name every component in both languages", () => {
      expect(missing(keys)).toEqual([]);
    });
  });

  describe("the table in sentences", () => {
    it("has no holes, in any position and language", () => {
      for (const { view } of positions) {
        for (const lang of LANGUAGES) {
          const lines = say(view, [], lang);
          expect(lines.length).toBeGreaterThan(1);
          expect(lines.filter((line) => /[{}]|undefined|NaN|say-|count-|n-coins|place-/.test(line))).toEqual([]);
        }
      }
    });
  });
}
