import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { everyLanguage } from "../../../board/testing/tables";
import Gallery from "../Gallery.svelte";
import source from "../Gallery.svelte?raw";
import { printed } from "../printed";
import { marks, rows, values } from "../../../board/gallery/tables";
import { words } from "../words";

await everyLanguage(words);

const content = "../../../../../games/rise-to-nobility/content";
const files = import.meta.glob<string>("../../../../../games/rise-to-nobility/content/*.toml", {
  query: "?raw",
  eager: true,
  import: "default",
});

describe("the gallery", () => {
  const tables = {
    "settlers.toml": {
      card: printed.settlers.map((card) => ({
        id: card.id,
        deck: card.deck,
        source: "house",
        marks: { goods: "rulebook" },
      })),
    },
    "characters.toml": { character: [{ id: "xavion", source: "rulebook", marks: { lord_power: "house" } }] },
  };

  it.each(["en", "fr"] as const)("draws every card of the tables, with where it comes from (%s)", (lang) => {
    const html = render(Gallery, { props: { tables, lang, symbols: false } }).body;
    expect(html.split('class="settlers ').length - 1).toBe(2 * 6 + printed.settlers.length);
    expect(html.includes("lord power")).toBe(true);
    expect(/settlers-[a-z]|gallery-[a-z]|undefined/.test(html.replaceAll(/class="[^"]*"/g, ""))).toBe(false);
  });

  it("stays whole when a table is missing", () => {
    expect(() => render(Gallery, { props: { tables: {}, lang: "en", symbols: true } }).body).not.toThrow();
  });

  it("shows the mark of a row first, then those of single values", () => {
    expect(marks({ id: "x", source: "public", marks: { lord_power: "house" } })).toEqual([
      { of: "", source: "public" },
      { of: "lord power", source: "house" },
    ]);
    expect(values({ goods: ["art", "books"], effect: { port_coins: 1 }, source: "house" })).toEqual([
      ["goods", "art, books"],
      ["effect", "port coins 1"],
    ]);
  });

  it("asks for lists the tables have", () => {
    const asked = [...source.matchAll(/rows\(tables, "([^"]+)", "([^"]+)"\)/g)].map(([, file, list]) => ({
      file: `${content}/${file}`,
      list: `[[${list}]]`,
    }));
    expect(asked).toHaveLength(11);
    expect(asked.filter(({ file, list }) => !files[file]?.includes(list))).toEqual([]);
    expect(rows(tables, "settlers.toml", "card")).toHaveLength(printed.settlers.length);
    expect(rows(tables, "none.toml", "card")).toEqual([]);
  });
});
