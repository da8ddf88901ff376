import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { everyLanguage } from "../../../board/testing/tables";
import Gallery from "../Gallery.svelte";
import source from "../Gallery.svelte?raw";
import { printed } from "../printed";
import { words } from "../words";

await everyLanguage(words);

const content = "../../../../../games/tapestry/content";
const files = import.meta.glob<string>("../../../../../games/tapestry/content/*.toml", {
  query: "?raw",
  eager: true,
  import: "default",
});

describe("the gallery", () => {
  const tables = {
    "technology-cards.toml": { card: printed.technologies.map(({ id }) => ({ id, source: "public" })) },
    "territory-tiles.toml": { tile: printed.territory_tiles.map(({ id }) => ({ id, source: "house" })) },
    "capitals.toml": { capital: printed.capitals.map(({ id }) => ({ id, source: "public" })) },
  };

  it.each(["en", "fr"] as const)("draws every card of the tables, with what it does (%s)", (lang) => {
    const html = render(Gallery, { props: { tables, lang, symbols: false } }).body;
    for (const { id } of printed.technologies) {
      const name = words(lang)(`technology-${id}`).replaceAll("&", "&amp;");
      expect(html.includes(name), name).toBe(true);
    }
    expect(html.split("<li").length - 1).toBe(
      60 + printed.technologies.length + printed.territory_tiles.length + printed.capitals.length,
    );
    expect(/technology-[a-z]|gallery-[a-z]|undefined/.test(html.replaceAll(/class="[^"]*"/g, ""))).toBe(false);
  });

  it("stays whole when a table is missing", () => {
    expect(() => render(Gallery, { props: { tables: {}, lang: "en", symbols: true } }).body).not.toThrow();
  });

  it("asks for lists the tables have", () => {
    const asked = [...source.matchAll(/file: "([^"]+)", list: "([^"]+)"/g)].map(([, file, list]) => ({
      file: `${content}/${file}`,
      list: `[[${list}]]`,
    }));
    expect(asked).toHaveLength(9);
    expect(asked.filter(({ file, list }) => !files[file]?.includes(list))).toEqual([]);
  });
});
