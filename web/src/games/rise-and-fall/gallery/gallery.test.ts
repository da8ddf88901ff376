import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { everyLanguage } from "../../../board/testing/tables";
import Gallery from "../Gallery.svelte";
import { KINDS, printed } from "../printed";
import { hexesOf } from "./fresh";
import { words } from "../words";

await everyLanguage(words);

const world = {
  id: "twin-shores",
  civilizations: 2,
  regions: { sea: [17], plain: [6] },
  source: "house",
  sea: [[-1, 4]],
  plain: [[2, 0, 0]],
  forest: [],
  mountain: [],
  glacier: [],
};
const tables = {
  "terrain.toml": {
    terrain: [{ id: "sea", source: "rulebook" }],
    tile: [{ id: "plain", source: "rulebook", cells_source: "public" }],
    start: [
      {
        civilizations: 2,
        anchors: [
          [0, 0],
          [2, 1],
        ],
      },
    ],
  },
  "pieces.toml": { piece: KINDS.map((id) => ({ id, source: "rulebook", points_source: "public" })) },
  "guilds.toml": { guild: printed.guilds.map(({ guild, solo }) => ({ id: guild, solo, source: "rulebook" })) },
  "tales.toml": { tale: printed.tales.map(({ tale, number }) => ({ id: tale, number, source: "rulebook" })) },
  "npc.toml": { npc: ["cultist", "pirate", "barbarian", "climber"].map((id) => ({ id, source: "house" })) },
  "npc-cards.toml": {
    card: printed.npc_cards.map(({ npc, piece, level }) => ({
      npc,
      piece,
      level,
      line: [{ source: "rulebook" }, { source: "house" }],
    })),
  },
  "objectives.toml": { objective: printed.objectives.map(({ id }) => ({ id, source: "house" })) },
  "trophies.toml": {
    trophy: KINDS.map((piece) => ({ piece, points: 10, source: "rulebook" })),
    buy_back: [{ trophies: 1, gold: 5, source: "rulebook" }],
  },
  "worlds.toml": { world: [world] },
};

describe("the gallery", () => {
  it("shows every component with where its values come from, in both languages", () => {
    for (const lang of ["en", "fr"] as const) {
      const html = render(Gallery, { props: { tables, lang, symbols: true } }).body;
      const items = html.match(/<h3/g)!.length;
      expect(items).toBe(
        1 + 6 + 6 + 1 + 6 + 1 + 24 + 23 + 4 + printed.npc_cards.length + printed.objectives.length + 1,
      );
      expect(html).not.toMatch(/>(undefined|NaN|null)</);
    }
  });

  it("is empty, not broken, without tables", () => {
    expect(render(Gallery, { props: { tables: {}, lang: "en", symbols: false } }).body).toContain("<h2");
  });

  it("lays the tiles of a ready World over each other", () => {
    const hexes = hexesOf(world, tables);
    // Two starting tiles of 8, one Sea tile of 7, and 6 hexes of Plain on top of them.
    expect(hexes).toHaveLength(23);
    expect(hexes.filter((hex) => hex.terrain === "plain")).toHaveLength(6);
  });
});
