// Tables nobody has touched yet, for single components to be drawn on.
import type { HexView } from "../protocol/HexView";
import type { Terrain } from "../protocol/Terrain";
import type { View } from "../protocol/View";
import type { Row } from "../../../board/gallery/tables";

const LETTERS: Record<string, Terrain> = {
  Y: "desert",
  U: "plains",
  K: "swamp",
  B: "lakes",
  G: "forest",
  S: "mountains",
  R: "wasteland",
};

/** The hexes of a printed map: letters in rows, a point for a river. */
export function hexesOf(row: Row): HexView[] {
  const lines = Array.isArray(row.rows) ? row.rows.map(String) : [];
  const first = String(row.first_row ?? "A").charCodeAt(0) - 65;
  let rivers = 0;
  return lines.flatMap((line, index) => {
    let lands = 0;
    return line
      .trim()
      .split(/\s+/)
      .map((letter, col): HexView => {
        const terrain = LETTERS[letter] ?? null;
        const name = terrain ? `${String.fromCharCode(65 + first + index)}${++lands}` : `r${rivers++}`;
        return { name, row: first + index, col, terrain, structure: null, seat: null, town: false };
      });
  });
}

/** A table with nothing but these things on it. */
export function tableWith(things: Partial<View>): View {
  return {
    seat: null,
    map: "base",
    phase: "actions",
    round: 0,
    active: null,
    asked: [],
    order: [0],
    passed: [],
    hexes: [],
    bridges: [],
    scoring_tiles: [],
    final_tile: null,
    free_cards: [],
    favor_tiles: [],
    town_tiles: [],
    power_actions: [],
    players: [],
    orders: [
      [null, null, null, null],
      [null, null, null, null],
      [null, null, null, null],
      [null, null, null, null],
    ],
    offers: [],
    options: [],
    ...things,
  };
}
