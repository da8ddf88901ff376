// Colours of terrains, and so of the factions at home there.
import type { Terrain } from "./protocol/Terrain";
import type { View } from "./protocol/View";

/** Pieces: strong enough to stand out on their own terrain, apart in lightness too. */
export const PIECE: Record<Terrain, string> = {
  desert: "#ffd534",
  plains: "#84491a",
  swamp: "#34313c",
  lakes: "#2468b4",
  forest: "#17a066",
  mountains: "#8b949b",
  wasteland: "#c81e1e",
  ice: "#8fd3ea",
  volcano: "#ee7209",
};

/** The same on the paper of logs and plots, in light and in dark. */
const ON_PAPER: Record<Terrain, string> = {
  desert: "light-dark(#a87b00, #f3c32c)",
  plains: "light-dark(#8a4f1d, #d09a63)",
  swamp: "light-dark(#34313c, #b8b2c6)",
  lakes: "light-dark(#1f5fa8, #6fb0ef)",
  forest: "light-dark(#24732f, #6cc476)",
  mountains: "light-dark(#626b72, #a9b2b9)",
  wasteland: "light-dark(#b3261e, #f0826f)",
  ice: "light-dark(#1f7d9c, #8fd3ea)",
  volcano: "light-dark(#b85c00, #f9a04a)",
};

/** Before anybody has a home. */
const UNDECIDED = "light-dark(#6d6660, #a39c94)";

export function pieceColour(view: View, seat: number): string {
  const home = view.players[seat]?.home;
  return home ? PIECE[home] : "#8d867d";
}

export function paperColour(view: View, seat: number): string {
  const home = view.players[seat]?.home;
  return home ? ON_PAPER[home] : UNDECIDED;
}
