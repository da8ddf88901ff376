// Tables nobody has touched yet, for single components to be drawn on.
import { board, CYCLE, printed } from "../printed";
import type { Faction } from "../protocol/Faction";
import type { HexView } from "../protocol/HexView";
import type { PlayerView } from "../protocol/PlayerView";
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

const number = (row: unknown, key: string) => Number((row as Row | undefined)?.[key] ?? 0);

/** A faction as it begins. */
export function beginner(faction: Faction, row: Row): PlayerView {
  const start = (row.start ?? {}) as Row;
  const cults = (start.cults ?? {}) as Row;
  const bowls = (Array.isArray(start.bowls) ? start.bowls.map(Number) : [0, 0, 0]) as [number, number, number];
  const side = board(faction);
  const got = { coins: 0, workers: 0, priests: 0, power: 0, spades: 0 };
  return {
    seat: 0,
    faction,
    home: side?.home ?? CYCLE[0],
    start: null,
    points: number(start, "points"),
    coins: number(start, "coins"),
    workers: number(start, "workers"),
    priests: number(start, "priests"),
    priests_in_orders: 0,
    bowls,
    cults: [number(cults, "fire"), number(cults, "water"), number(cults, "earth"), number(cults, "air")],
    shipping: side?.shipping?.start ?? 0,
    shipping_now: side?.shipping?.start ?? 0,
    digging: 0,
    leap: side?.leap ? number(row.leap, "skip") : 0,
    keys: 0,
    card: null,
    favors: [],
    towns: [],
    structures: [0, 0, 0, 0, 0],
    bridges_left: printed.bridges,
    income: got,
    card_used: false,
    favor_used: false,
    stronghold_used: false,
    passed: false,
    left: false,
    unlocked: [],
    reach: [],
  };
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
