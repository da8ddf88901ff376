// Tables nobody has touched yet, for single components to be drawn on.
import { shapeAt, terrainOf } from "../land/ghost";
import { KINDS, LAYERS, printed } from "../printed";
import type { CivView } from "../protocol/CivView";
import type { HexView } from "../protocol/HexView";
import type { Kind } from "../protocol/Kind";
import type { Terrain } from "../protocol/Terrain";
import type { TileKind } from "../protocol/TileKind";
import type { View } from "../protocol/View";
import { rows, type Row } from "../../../board/gallery/tables";

/** A civilization with one piece of a kind, its card in hand. */
export function newCiv(kind: Kind): CivView {
  const counts = KINDS.map((other) => Number(other === kind)) as CivView["in_world"];
  return {
    goods: { gold: 0, wood: 0, stone: 0 },
    extinct: false,
    in_world: counts,
    in_reserve: [0, 0, 0, 0, 0, 0],
    development: counts,
    hand: [kind],
    discard: [],
    decline: [],
    card: null,
    has_chosen: false,
    giving: [],
    giving_count: 0,
    guilds: [],
    house: null,
    dealt: [],
    kept: [],
    kept_count: 0,
    points: 0,
    score: [],
  };
}

type Tile = [number, number, number?];
const tilesOf = (row: Row, key: string): Tile[] => (Array.isArray(row[key]) ? (row[key] as Tile[]) : []);

/** The hexes of a ready World: its tiles laid one over the other. */
export function hexesOf(world: Row, tables: Record<string, unknown>): HexView[] {
  const start = rows(tables, "terrain.toml", "start").find((row) => row.civilizations === world.civilizations);
  const top = new Map<string, { q: number; r: number; terrain: Terrain }>();
  const lay = (kind: TileKind, tiles: Tile[]) => {
    const shape = printed.tiles[kind];
    if (!shape) return;
    for (const [q, r, turn] of tiles) {
      for (const hex of shapeAt(shape, { q, r }, turn ?? 0))
        top.set(`${hex.q},${hex.r}`, { ...hex, terrain: terrainOf(kind) });
    }
  };
  lay("sea-start", tilesOf(start ?? {}, "anchors"));
  for (const layer of LAYERS) lay(layer, tilesOf(world, layer));
  return [...top.values()].sort((a, b) => a.r - b.r || a.q - b.q).map((hex) => ({ ...hex, region: null }));
}

/** A table with nothing but these things on it. */
export function tableWith(things: Partial<View>): View {
  return {
    viewer: null,
    phase: "over",
    round: 0,
    first: 0,
    turn: 0,
    waiting: [],
    order: [],
    trophies_won: 0,
    trophies_to_end: 4,
    guilds: false,
    bank: { gold: 0, wood: 0, stone: 0 },
    hexes: [],
    regions: [],
    pieces: [],
    laying: null,
    picked: null,
    deed: null,
    acted: [],
    trophies: [],
    buy_back_price: 0,
    civs: [],
    tales: null,
    npcs: null,
    ...things,
  };
}
