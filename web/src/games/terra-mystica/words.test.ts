import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { messages, mistypedFrench, differences } from "../../../build/words.js";
import gameEn from "../../../../games/terra-mystica/words/en.ftl?raw";
import boardEn from "./words/en.ftl?raw";
import boardFr from "./words/fr.ftl?raw";
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
      ...Object.keys(printed.factions).flatMap((id) => [`faction-${id}`, `ability-${id}`, `stronghold-${id}`]),
      ...printed.bonus_cards.flatMap(({ id }) => [`card-${id}`, `card-${id}-effect`]),
      ...printed.favor_tiles.flatMap(({ id }) => [`favor-${id}`, `favor-${id}-effect`]),
      ...printed.town_tiles.flatMap(({ id }) => [`town-${id}`, `town-${id}-effect`]),
      ...printed.scoring_tiles.flatMap(({ id }) => [`scoring-${id}`, `scoring-${id}-effect`]),
      ...printed.power_actions.map(({ id }) => `power-action-${id}`),
    ];
    for (const lang of ["en", "fr"] as const) {
      const word = words(lang);
      expect(keys.filter((key) => word(key) === key)).toEqual([]);
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
