import { describe, expect, it } from "vitest";
import { closest, inTheme, themes } from "../../board/testing/colours";
import { paperColour } from "./colours";
import type { Terrain } from "./protocol/Terrain";
import type { View } from "./protocol/View";
import { positions } from "./samples/load";

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
      const near = closest(TERRAINS.map((terrain) => inTheme(paperColour(at(terrain, 0), 0), theme)));
      expect(near.distance, near.pair).toBeGreaterThan(0.08);
    });
    it(`tell seats apart before factions are chosen in the ${theme} theme`, () => {
      const near = closest(
        [0, 1, 2, 3, 4].map((seat) => inTheme(paperColour({ players: [] } as unknown as View, seat), theme)),
      );
      expect(near.distance, near.pair).toBeGreaterThan(0.06);
    });
  }
});
