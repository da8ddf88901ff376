import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { messages, mistypedFrench, differences } from "../../../build/words.js";
import gameEn from "../../../../games/rise-to-nobility/words/en.ftl?raw";
import boardEn from "./words/en.ftl?raw";
import boardFr from "./words/fr.ftl?raw";
import { buildingKey, printed } from "./printed";
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
      const starts = [...key.matchAll(/-/g)].map((dash) => key.slice(0, dash.index + 1));
      const inCatalogue = boardEn.includes(`{ ${key} }`);
      return !text.includes(`"${key}"`) && !starts.some((start) => text.includes(`\`${start}\${`)) && !inCatalogue;
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
      ...printed.settlers.map(({ id }) => `settlers-${id}`),
      ...printed.buildings.map(({ id }) => buildingKey(id)),
      ...printed.characters.map(({ id }) => `character-${id}`),
      ...printed.ships.map(({ id }) => id),
      ...printed.events.flatMap(({ id }) => [`event-${id}`, `event-${id}-text`]),
      ...printed.objectives.flatMap(({ id, conditions }) => [`objective-${id}`, ...conditions.map(([key]) => key)]),
      ...printed.commissions.flatMap(({ id }) => [`commission-${id}`, `commission-${id}-text`]),
      ...printed.councillors.flatMap((people) => [`people-${people}`, `short-${people}`]),
      ...printed.offices.map(({ benefit }) => `benefit-${benefit}`),
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
        expect(lines.filter((line) => /[{}]|undefined|NaN|say-|n-coins|place-/.test(line))).toEqual([]);
      }
    }
  });
});
