// Tests every board's words pass.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { differences, messages, mistypedFrench } from "../../../build/words.js";
import type { SeatInfo } from "../../protocol/SeatInfo";
import type { SamplePosition } from "../samples";
import type { Lang, Words } from "../words";

const LANGUAGES = ["en", "fr"] as const satisfies readonly Lang[];

interface Tested<View> {
  words: Words;
  /** Texts of the game's own catalogue and of the board's, by language. */
  catalogues: Record<Lang, string[]>;
  /** All sources of the board, by path. */
  sources: Record<string, string>;
  /** Keys that must be there: a name for every component. */
  keys: string[];
  positions: SamplePosition<View>[];
  say: (view: View, seats: SeatInfo[], lang: Lang) => string[];
}

/** Looks into a folder of a board, but not into its tests. */
export const withoutTests = (sources: Record<string, string>): string[] =>
  Object.entries(sources).flatMap(([path, text]) => (path.endsWith(".test.ts") ? [] : [text]));

export function wordsAreWhole<View>({ words, catalogues, sources, keys, positions, say }: Tested<View>): void {
  const [game, board] = [catalogues.en[0]!, catalogues.en[1]!];
  const french = catalogues.fr[1]!;
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
      const twice = new FluentResource(game).body.filter((message) => taken.has(message.id));
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
