import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { closest, contrast, inTheme, themes } from "../../board/testing/colours";
import { court, paperColour, PIECE, WOOD } from "./colours";
import type { Terrain } from "./protocol/Terrain";
import type { View } from "./protocol/View";
import { positions } from "./samples/load";

const theme = readFileSync(new URL("theme.css", import.meta.url), "utf8");

const TERRAINS: Terrain[] = [
  "desert",
  "plains",
  "swamp",
  "lakes",
  "forest",
  "mountains",
  "wasteland",
  "ice",
  "volcano",
];
const at = (home: Terrain | null, seat: number): View => {
  const view = positions[0]!.view;
  return { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, home } : player)) };
};

describe("colours on paper", () => {
  for (const theme of themes) {
    it(`tell all factions apart in the ${theme} theme`, () => {
      const near = closest(TERRAINS.map((terrain) => inTheme(paperColour(0, at(terrain, 0)), theme)));
      expect(near.distance, near.pair).toBeGreaterThan(0.08);
    });
    it(`tell seats apart before factions are chosen in the ${theme} theme`, () => {
      const near = closest(
        [0, 1, 2, 3, 4].map((seat) => inTheme(paperColour(seat, { players: [] } as unknown as View), theme)),
      );
      expect(near.distance, near.pair).toBeGreaterThan(0.06);
    });
  }
});

describe("a piece on its ground", () => {
  it.each(TERRAINS)("of %s stands out by at least 3 to 1, in both themes", (terrain) => {
    expect(contrast(PIECE[terrain], court(terrain))).toBeGreaterThanOrEqual(3);
  });
  it.each(themes)("of a tile stands out by at least 3 to 1 in the %s theme", (name) => {
    for (const ground of ["tile", "card"]) {
      const [, colours] = new RegExp(`--tm-${ground}: (light-dark\\(.*?\\));`).exec(theme)!;
      expect(contrast(WOOD, inTheme(colours!, name)), ground).toBeGreaterThanOrEqual(3);
    }
  });
});
