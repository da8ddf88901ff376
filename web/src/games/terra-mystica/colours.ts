// Colours of terrains, and so of the factions at home there.
import type { PlayerView } from "./protocol/PlayerView";
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
  volcano: "#d86200",
};

/** The ground of a built hex: cream, or dark under pale pieces. A rim in the owner's colour says whose it is. */
const CREAM = "#fff6e2";
const DARK = "#4a3c22";
const PALE: ReadonlySet<Terrain> = new Set(["desert", "mountains", "ice"]);
export const court = (home: Terrain): string => (PALE.has(home) ? DARK : CREAM);
/** What a roof is shaded with, so that it is no closer to the court than the walls. */
export const roof = (ground: string): string => (ground === DARK ? "#ffffff" : "#1b150e");

/** Structures that are nobody's, on tiles and cards. */
export const WOOD = "#a3763c";

/** The same on the paper of logs and plots, in light and in dark. */
const ON_PAPER: Record<Terrain, string> = {
  desert: "light-dark(#b08300, #ffe14d)",
  plains: "light-dark(#7a4012, #b98a5b)",
  swamp: "light-dark(#1d1a24, #736d8c)",
  lakes: "light-dark(#1c5cb4, #4f9bf5)",
  forest: "light-dark(#1f7a35, #5fc873)",
  mountains: "light-dark(#727c84, #a7afb5)",
  wasteland: "light-dark(#c01a1a, #f0604f)",
  ice: "light-dark(#1a8aa8, #b5f0ff)",
  volcano: "light-dark(#c25a00, #ff9a2e)",
};

/** Before anybody has a home: by seat, so that lines and marks are told apart all the same. */
const UNDECIDED = [
  "light-dark(#5b6b8c, #9fb2d8)",
  "light-dark(#8c5b74, #dba3c2)",
  "light-dark(#5d7a55, #a9cf9f)",
  "light-dark(#96651a, #e3c777)",
  "light-dark(#6d6660, #c4bcb2)",
];

const undecided = (seat: number): string => UNDECIDED[seat % UNDECIDED.length] ?? "gray";

export function pieceColour(seat: number, view: View): string {
  const home = view.players[seat]?.home;
  return home ? PIECE[home] : undecided(seat);
}

/** Of a player, also of one who only thinks of a faction. */
export const colourOf = ({ home, seat }: PlayerView): string => (home ? PIECE[home] : undecided(seat));
export const courtOf = ({ home }: PlayerView): string => (home ? court(home) : CREAM);

/** What a piece of this seat stands on. */
export function courtColour(view: View, seat: number): string {
  const home = view.players[seat]?.home;
  return home ? court(home) : CREAM;
}

export function paperColour(seat: number, view: View): string {
  const home = view.players[seat]?.home;
  return home ? ON_PAPER[home] : undecided(seat);
}
