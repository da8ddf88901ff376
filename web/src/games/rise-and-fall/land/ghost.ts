// The tile in hand: its hexes, wherever and however it would lie.
import { printed } from "../printed";
import type { Shape } from "../protocol/Shape";
import type { Terrain } from "../protocol/Terrain";
import type { TileKind } from "../protocol/TileKind";
import type { View } from "../protocol/View";

const TERRAIN: Record<TileKind, Terrain> = {
  "sea-start": "sea",
  sea: "sea",
  plain: "plain",
  forest: "forest",
  mountain: "mountain",
  glacier: "glacier",
};

export const terrainOf = (tile: TileKind): Terrain => TERRAIN[tile];

/** The outline of what is being laid now. */
export function laidTile(view: View): Shape | null {
  const laying = view.laying;
  if (!laying) return null;
  return (laying.site ? printed.sites[laying.site] : printed.tiles[laying.tile]) ?? null;
}

/** Hexes of a shape at an anchor, turned by steps of 60 degrees clockwise. */
export function shapeAt(shape: Shape, anchor: { q: number; r: number }, turn: number): { q: number; r: number }[] {
  return shape.cells.map(([q, r]) => {
    let [a, b] = [q, r];
    for (let step = 0; step < turn; step++) [a, b] = [-b, a + b];
    return { q: anchor.q + a, r: anchor.r + b };
  });
}

/** The hexes lava would point at, turned this way. */
export function lavaAt(view: View, turn: number): { q: number; r: number }[] {
  const volcano = view.tales?.sites.find((site) => site.tale === "volcano");
  if (!volcano) return [];
  const { ring, pointed } = printed.lava;
  const cells = pointed.map((at) => ring[(at + 3 * turn) % ring.length]!);
  return shapeAt({ cells, orientations: 1 }, volcano, volcano.turn);
}
