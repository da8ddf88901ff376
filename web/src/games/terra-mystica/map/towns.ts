// Outlines around the hexes of towns.
import { corner, neighbour, RADIUS, type Point } from "../../../svg/hex";
import type { HexView } from "../protocol/HexView";

export interface TownOutline extends Point {
  path: string;
}

type Placed = HexView & Point;

/** Hexes of towns that touch are drawn together; each group has a place for its key. */
export function townOutlines(hexes: Placed[]): TownOutline[] {
  const at = new Map(hexes.filter((hex) => hex.town).map((hex) => [`${hex.row} ${hex.col}`, hex]));
  const beside = (hex: Placed, side: number) => {
    const { row, col } = neighbour(hex.row, hex.col, side);
    const other = at.get(`${row} ${col}`);
    // A river that joins a town has no owner of its own.
    const together = other && (other.seat === hex.seat || other.seat === null || hex.seat === null);
    return together ? other : undefined;
  };
  const seen = new Set<Placed>();
  const towns: TownOutline[] = [];
  for (const start of at.values()) {
    if (seen.has(start)) continue;
    const group: Placed[] = [];
    const open = [start];
    seen.add(start);
    for (let hex = open.pop(); hex; hex = open.pop()) {
      group.push(hex);
      for (let side = 0; side < 6; side++) {
        const other = beside(hex, side);
        if (other && !seen.has(other)) {
          seen.add(other);
          open.push(other);
        }
      }
    }
    const path = group.map((hex) => edges(hex, (side) => !beside(hex, side))).join("");
    const top = group.reduce((a, b) => (b.y < a.y || (b.y === a.y && b.x < a.x) ? b : a));
    towns.push({ path, x: top.x, y: top.y - RADIUS + 8 });
  }
  return towns;
}

/** The sides of a hex that face outwards, a little inside it. */
function edges(hex: Placed, outwards: (side: number) => boolean): string {
  const point = (index: number) => {
    const { x, y } = corner(index, RADIUS - 2.2);
    return `${(hex.x + x).toFixed(1)} ${(hex.y + y).toFixed(1)}`;
  };
  let path = "";
  for (let side = 0; side < 6; side++) if (outwards(side)) path += `M${point(side)}L${point(side + 1)}`;
  return path;
}
