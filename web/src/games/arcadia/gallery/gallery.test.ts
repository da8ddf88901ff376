import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { everyLanguage } from "../../../board/testing/tables";
import Gallery from "../Gallery.svelte";
import { printed } from "../printed";
import { words } from "../words";

await everyLanguage(words);

const files = import.meta.glob<string>("../../../../../games/arcadia/content/*.toml", {
  query: "?raw",
  eager: true,
  import: "default",
});
const LISTS: [file: string, list: string][] = [
  ["nations.toml", "nation"],
  ["provinces.toml", "province"],
  ["units.toml", "unit"],
  ["characters.toml", "character"],
  ["intrigue.toml", "intrigue"],
  ["tactics.toml", "tactic"],
  ["events.toml", "event"],
  ["ideologies.toml", "ideology"],
  ["politics.toml", "politics"],
];

describe("the gallery", () => {
  const rows = (ids: string[]) => ids.map((id) => ({ id, source: "house" }));
  const tables = {
    "nations.toml": { nation: rows(printed.nations.map(({ nation }) => nation)) },
    "units.toml": { unit: printed.units.map(({ id, nation }) => ({ id, nation: nation ?? "", source: "house" })) },
    "characters.toml": { character: rows(printed.characters.map(({ id }) => id)) },
    "intrigue.toml": { intrigue: rows(printed.intrigues.map(({ id }) => id)) },
    "tactics.toml": { tactic: rows(printed.tactics.map(({ card }) => card.id)) },
    "events.toml": { event: rows(printed.events.map(({ id }) => id)) },
  };

  it.each(["en", "fr"] as const)("draws every card of the tables, with where it comes from (%s)", (lang) => {
    const html = render(Gallery, { props: { tables, lang, symbols: false } }).body;
    expect(html.split('class="portrait').length - 1).toBeGreaterThanOrEqual(printed.characters.length);
    expect(
      /card-[a-z]|gallery-[a-z]|undefined/.test(html.replaceAll(/<svg[^>]*>|<use[^>]*>|<g[^>]*>|class="[^"]*"/g, "")),
    ).toBe(false);
  });

  it("stays whole when a table is missing", () => {
    expect(() => render(Gallery, { props: { tables: {}, lang: "en", symbols: true } }).body).not.toThrow();
  });

  it.each(LISTS)("asks for a list the tables have: %s", (file, list) => {
    expect(files[`../../../../../games/arcadia/content/${file}`]).toContain(`[[${list}]]`);
  });
});
