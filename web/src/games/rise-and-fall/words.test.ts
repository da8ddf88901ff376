import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { messages, mistypedFrench, differences } from "../../../build/words.js";
import gameEn from "../../../../games/rise-and-fall/words/en.ftl?raw";
import boardEn from "./words/en.ftl?raw";
import boardFr from "./words/fr.ftl?raw";
import { lineText } from "./npc/lines";
import { printed } from "./printed";
import { say } from "./say";
import { positions } from "./samples/load";
import { words } from "./words";

describe("the words of the drawn table", () => {
  it("are the same messages in both languages, in good typography", () => {
    expect(differences({ en: messages(boardEn), fr: messages(boardFr) })).toEqual([]);
    expect(mistypedFrench(boardFr)).toEqual([]);
  });

  it("take no name the game already uses", () => {
    const own = new Set(messages(boardEn).keys());
    const twice = new FluentResource(gameEn).body.filter((message) => own.has(message.id)).map((message) => message.id);
    expect(twice).toEqual([]);
  });

  it("are all used", () => {
    const sources = import.meta.glob("./**/*.{svelte,ts}", { query: "?raw", eager: true, import: "default" }) as Record<
      string,
      string
    >;
    const text = Object.values(sources).join("\n");
    const unused = [...messages(boardEn).keys()].filter((key) => {
      const start = key.slice(0, key.lastIndexOf("-") + 1);
      const inCatalogue = boardEn.includes(`{ ${key} }`);
      return !text.includes(`"${key}"`) && !text.includes(`\`${start}\${`) && !inCatalogue;
    });
    expect(unused).toEqual([]);
  });

  it("exist for every key the drawing asks for", () => {
    const sources = import.meta.glob("./**/*.{svelte,ts}", { query: "?raw", eager: true, import: "default" }) as Record<
      string,
      string
    >;
    const asked = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/\bword\(\s*"([a-z0-9-]+)"/g)].map((match) => match[1]!),
    );
    for (const lang of ["en", "fr"] as const) {
      const word = words(lang);
      expect([...new Set(asked)].filter((key) => word(key) === key)).toEqual([]);
    }
  });

  it("name every component in both languages", () => {
    const keys = [
      ...printed.pieces.map(({ kind }) => `piece-${kind}`),
      ...printed.guilds.flatMap(({ guild }) => [`guild-${guild}`, `guild-${guild}-effect`]),
      ...printed.tales.flatMap(({ tale }) => [`tale-${tale}`, `tale-${tale}-effect`]),
      ...Object.keys(printed.tiles).map((id) => `tile-${id}`),
      ...printed.objectives.map(({ id }) => `objective-${id}`),
      ...printed.npc_cards.flatMap(({ npc }) => [`npc-${npc}`, `npc-${npc}-effect`]),
    ];
    for (const lang of ["en", "fr"] as const) {
      const word = words(lang);
      expect(keys.filter((key) => word(key) === key)).toEqual([]);
    }
  });
});

describe("the lines of non-player cards", () => {
  it("are said in full in both languages", () => {
    for (const lang of ["en", "fr"] as const) {
      const word = words(lang);
      const said = printed.npc_cards.flatMap((card) => card.line.map((line) => lineText(word, line)));
      const texts = said.flatMap(({ when, act, priority }) => [...when, act, priority]);
      expect(texts.filter((text) => /[{}]|undefined|null|npc-|piece-|terrain-/.test(text))).toEqual([]);
      expect(said.every(({ act }) => act.length > 3)).toBe(true);
    }
  });
});

describe("the table in sentences", () => {
  it("has no holes, in any position and language", () => {
    for (const { view } of positions) {
      for (const lang of ["en", "fr"] as const) {
        const lines = say(view, [], lang);
        expect(lines.length).toBeGreaterThan(1);
        expect(lines.filter((line) => /[{}]|undefined|NaN|say-|count-/.test(line))).toEqual([]);
      }
    }
  });
});
