// Where the field of battle lies on the screen: the reader's own side on the left, or below on tall screens.
import type { BattleView } from "../protocol/BattleView";
import type { Face } from "../protocol/Face";
import type { Piece } from "../protocol/Piece";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Arranged {
  /** The cells that are seen, in the coordinates of the table. */
  cell: (x: number, y: number) => Rect;
  /** Where somebody looks who faces this way on the table. */
  face: (face: Face) => "up" | "down" | "left" | "right";
  /** Every cell of the ground that is seen. */
  seen: { x: number; y: number }[];
  size: { width: number; height: number };
  /** The five columns of the reader's axis, as strips. */
  lanes: { column: number; rect: Rect }[];
  crossed: boolean;
}

/** The five columns of South and North begin here. */
const MIDDLE = 12;
const COLUMNS = 5;
/** Rows in front of a unit that are seen as well. */
const MARGIN = 1;

type Turn = 0 | 1 | 2 | 3;
const FACES: Face[] = ["north", "east", "south", "west"];
const LOOKS = ["up", "right", "down", "left"] as const;

/** The side whose own part lies next to the reader. */
export function ownSide(battle: BattleView, seat: number | null): number {
  const at = battle.sides.findIndex((side) => seat !== null && side.players.includes(seat));
  return at < 0 ? 0 : at;
}

/** Where sides stand: South, North, West, East. */
const HOMES = [2, 0, 3, 1];

export function arranged(
  battle: BattleView,
  own: number,
  tall: boolean,
  box: { width: number; height: number },
): Arranged {
  const crossed = battle.ground === "three_arms" || battle.ground === "four_arms";
  // Quarter turns that bring the own side down, and then left where the screen is wide.
  const home = HOMES[own] ?? 2;
  const turns = ((2 - home + 4 + (tall || crossed ? 0 : 1)) % 4) as Turn;
  const used = battle.pieces.map(({ x, y }) => ({ x, y }));
  const [left, right] = [
    Math.min(...used.map(({ x }) => x), MIDDLE),
    Math.max(...used.map(({ x }) => x), MIDDLE + COLUMNS - 1),
  ];
  const empty = used.length === 0;
  const [low, high] = empty
    ? [9, 18]
    : [Math.min(...used.map(({ y }) => y)) - MARGIN, Math.max(...used.map(({ y }) => y)) + MARGIN];
  const bounds = crossed
    ? { left: left - MARGIN, right: right + MARGIN, low, high }
    : { left: MIDDLE, right: MIDDLE + COLUMNS - 1, low: Math.max(1, low), high };
  const [across, deep] = [bounds.right - bounds.left + 1, bounds.high - bounds.low + 1];
  const lying = turns % 2 === 1;
  const [columns, rows] = lying ? [deep, across] : [across, deep];
  const [width, height] = [box.width / columns, box.height / rows];
  const cell = (x: number, y: number): Rect => {
    // Before it is turned: x to the right, y up.
    const [u, v] = [x - bounds.left, bounds.high - y];
    const [column, row] = turned(u, v, across, deep, turns);
    return { x: column * width, y: row * height, width, height };
  };
  const seen: { x: number; y: number }[] = [];
  for (let x = bounds.left; x <= bounds.right; x++) {
    for (let y = bounds.low; y <= bounds.high; y++) {
      const middle = (at: number) => at >= MIDDLE && at < MIDDLE + COLUMNS;
      if (middle(x) || (crossed && middle(y))) seen.push({ x, y });
    }
  }
  const vertical = own < 2;
  const lanes = Array.from({ length: COLUMNS }, (_, column) => {
    const one = vertical ? cell(MIDDLE + column, bounds.low) : cell(bounds.left, MIDDLE + column);
    const other = vertical ? cell(MIDDLE + column, bounds.high) : cell(bounds.right, MIDDLE + column);
    const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
    const rect = {
      x,
      y,
      width: Math.max(one.x, other.x) + width - x,
      height: Math.max(one.y, other.y) + height - y,
    };
    return { column, rect };
  });
  return {
    cell,
    face: (face) => LOOKS[(FACES.indexOf(face) + turns) % 4]!,
    seen,
    size: { width, height },
    lanes,
    crossed,
  };
}

/** A place of a grid after quarter turns to the right. */
function turned(u: number, v: number, across: number, deep: number, turns: Turn): [number, number] {
  switch (turns) {
    case 0:
      return [u, v];
    case 1:
      return [deep - 1 - v, u];
    case 2:
      return [across - 1 - u, deep - 1 - v];
    case 3:
      return [v, across - 1 - u];
  }
}

/** The outline of a counter whose pointed edge is its front. */
export function outline(width: number, height: number, looks: "up" | "down" | "left" | "right"): string {
  const [r, p] = [Math.min(7, width / 8), Math.min(9, width / 6, height / 6)];
  switch (looks) {
    case "right":
      return `M${r} 0H${width - p}L${width} ${height / 2} ${width - p} ${height}H${r}Q0 ${height} 0 ${height - r}V${r}Q0 0 ${r} 0Z`;
    case "left":
      return `M${width - r} 0H${p}L0 ${height / 2} ${p} ${height}H${width - r}Q${width} ${height} ${width} ${height - r}V${r}Q${width} 0 ${width - r} 0Z`;
    case "up":
      return `M0 ${p}L${width / 2} 0 ${width} ${p}V${height - r}Q${width} ${height} ${width - r} ${height}H${r}Q0 ${height} 0 ${height - r}Z`;
    case "down":
      return `M0 ${height - p}L${width / 2} ${height} ${width} ${height - p}V${r}Q${width} 0 ${width - r} 0H${r}Q0 0 0 ${r}Z`;
  }
}

export const keyOf = (piece: Piece): string => `${piece.side}:${piece.column}:${piece.row}:${piece.unit}`;
