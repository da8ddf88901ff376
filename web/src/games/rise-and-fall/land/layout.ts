// Where hexes are drawn: seen from above and a little from the front, each as high as its terrain.
import { corner, RADIUS, WIDTH, type Point } from "../../../svg/hex";
import { printed } from "../printed";
import type { HexView } from "../protocol/HexView";
import type { Terrain } from "../protocol/Terrain";

/** How flat the world looks, and how high a level is. */
export const TILT = 0.86;
export const STEP = 6;

export const levelOf = (terrain: Terrain): number => printed.heights[terrain] ?? 0;

/** East, then clockwise, as the rules count. */
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** The middle of a hex at sea level. */
export function ground({ q, r }: { q: number; r: number }): Point {
  return { x: (q + r / 2) * WIDTH, y: r * RADIUS * 1.5 * TILT };
}

/** The middle of its top. */
export function top(hex: { q: number; r: number; terrain: Terrain }): Point {
  const { x, y } = ground(hex);
  return { x, y: y - levelOf(hex.terrain) * STEP };
}

/** A corner seen from the middle of the top: the upper one first, then clockwise. */
export function tilted(index: number, radius = RADIUS): Point {
  const { x, y } = corner(index, radius);
  return { x, y: y * TILT };
}

const fixed = (value: number) => Number(value.toFixed(1));
const write = (x: number, y: number) => `${fixed(x)} ${fixed(y)}`;

/** The outline of a top around 0, 0. */
export function outline(radius = RADIUS): string {
  return `M${[0, 1, 2, 3, 4, 5].map((index) => write(tilted(index, radius).x, tilted(index, radius).y)).join("L")}Z`;
}

/** The edge of a hex, and one a little inside it. */
export const WHOLE = outline();
export const INNER = outline(28.5);

/** The two corners of the side towards a direction. */
export function side(direction: number, radius = RADIUS): [Point, Point] {
  return [tilted(direction + 1, radius), tilted(direction + 2, radius)];
}

export interface Land {
  index: number;
  q: number;
  r: number;
  terrain: Terrain;
  region: number | null;
  level: number;
  /** The middle of its top. */
  x: number;
  y: number;
  /** Which of the drawings of its terrain. */
  face: number;
  /** The wall below its front sides, where something lower lies before it. */
  wall: string;
  /** Rock of cliffs, on the wall and along the rims behind. */
  rock: string;
  rim: string;
}

const key = (q: number, r: number) => `${q},${r}`;

/** All hexes, from the back to the front. */
export function layOut(hexes: HexView[]): Land[] {
  const at = new Map(hexes.map((hex) => [key(hex.q, hex.r), hex]));
  return hexes.map((hex, index) => {
    const level = levelOf(hex.terrain);
    const middle = top(hex);
    const place = ({ x, y }: Point, part = 1): Point => ({ x: middle.x + x * part, y: middle.y + y * part });
    let [wall, rock, rim] = ["", "", ""];
    DIRECTIONS.forEach(([dq, dr], direction) => {
      const other = at.get(key(hex.q + dq, hex.r + dr));
      const down = level - (other ? levelOf(other.terrain) : -1);
      if (down <= 0) return;
      const [a, b] = side(direction).map((point) => place(point)) as [Point, Point];
      const front = direction === 1 || direction === 2;
      const cliff = other !== undefined && down >= printed.cliff;
      if (front) {
        wall += `M${write(a.x, a.y)}L${write(b.x, b.y)}V${fixed(b.y + down * STEP)}L${write(a.x, a.y + down * STEP)}Z`;
        if (cliff) rock += cracks(a, b, down * STEP);
      }
      if (cliff) {
        const [c, d] = side(direction).map((point) => place(point, 0.985)) as [Point, Point];
        rim += `M${write(c.x, c.y)}L${write(d.x, d.y)}${front ? "" : teeth(a, b, middle)}`;
      }
    });
    // No pattern the eye would find.
    const face = Math.abs((hex.q * 7 + hex.r * 13 + ((hex.q * hex.r) % 5)) % 3);
    const { x, y } = { x: fixed(middle.x), y: fixed(middle.y) };
    return { index, q: hex.q, r: hex.r, terrain: hex.terrain, region: hex.region, level, x, y, face, wall, rock, rim };
  });
}

/** Hexes beside each other, whose walls and rims are drawn as one. */
export interface Row {
  r: number;
  lands: Land[];
  walls: { terrain: Terrain; path: string }[];
  rock: string;
  rim: string;
}

/** From the back to the front: what stands on a hex may cover what lies behind it. */
export function rowsOf(lands: Land[]): Row[] {
  const rows = new Map<number, Land[]>();
  for (const land of lands) rows.set(land.r, [...(rows.get(land.r) ?? []), land]);
  const joined = (row: Land[], of: (land: Land) => string) => row.map(of).join("");
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([r, row]) => ({
      r,
      lands: row,
      walls: [...new Set(row.filter((land) => land.wall).map((land) => land.terrain))].map((terrain) => ({
        terrain,
        path: joined(row, (land) => (land.terrain === terrain ? land.wall : "")),
      })),
      rock: joined(row, (land) => land.rock),
      rim: joined(row, (land) => land.rim),
    }));
}

/** One path around each of these points. */
export function outlines(points: Point[], radius = RADIUS): string {
  const corners = [0, 1, 2, 3, 4, 5].map((index) => tilted(index, radius));
  return points.map(({ x, y }) => `M${corners.map((corner) => write(x + corner.x, y + corner.y)).join("L")}Z`).join("");
}

/** Upright cracks in a wall of rock. */
function cracks(a: Point, b: Point, height: number): string {
  return [0.12, 0.31, 0.5, 0.7, 0.88]
    .map((part, index) => {
      const [x, y] = [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
      const from = index % 2 === 0 ? 0.1 : 0.35;
      return `M${write(x, y + height * from)}l${index % 2 === 0 ? "1.2" : "-1"} ${fixed(height * 0.3)}l${index % 2 === 0 ? "-1.4" : "1.1"} ${fixed(height * 0.28)}`;
    })
    .join("");
}

/** Short strokes outwards from a rim: the cliff falls away behind. */
function teeth(a: Point, b: Point, from: Point): string {
  const out = { x: (a.x + b.x) / 2 - from.x, y: (a.y + b.y) / 2 - from.y };
  const length = Math.hypot(out.x, out.y);
  const [nx, ny] = [(out.x / length) * 3.4, (out.y / length) * 3.4];
  return [0.15, 0.38, 0.62, 0.85]
    .map((part) => `M${write(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)}l${write(nx, ny)}`)
    .join("");
}

/** The border of a set of hexes, along their tops. */
export function border(hexes: Land[]): string {
  const inside = new Set(hexes.map((hex) => key(hex.q, hex.r)));
  return hexes
    .map((hex) =>
      DIRECTIONS.map(([dq, dr], direction) => {
        if (inside.has(key(hex.q + dq, hex.r + dr))) return "";
        const [a, b] = side(direction, RADIUS - 2);
        return `M${write(hex.x + a.x, hex.y + a.y)}L${write(hex.x + b.x, hex.y + b.y)}`;
      }).join(""),
    )
    .join("");
}

/** The rectangle around all hexes, with room for what stands on them. */
export function frame(
  hexes: { q: number; r: number }[],
  margin: number,
): { x: number; y: number; width: number; height: number } {
  const points = hexes.length > 0 ? hexes.map(ground) : [{ x: 0, y: 0 }];
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const left = Math.min(...xs) - WIDTH / 2 - margin;
  const upper = Math.min(...ys) - RADIUS * TILT - 4 * STEP - margin;
  return {
    x: left,
    y: upper,
    width: Math.max(...xs) + WIDTH / 2 + margin - left,
    height: Math.max(...ys) + RADIUS * TILT + STEP + margin - upper,
  };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room for peaks and trees above a hex, and around all. */
const PEAK = 14;
const MARGIN = 9;

/** The rectangle around what is drawn of these hexes, and of places where nothing lies yet. */
export function hull(lands: Land[], beyond: Point[] = []): Box {
  const points = [...lands, ...beyond.map((point) => ({ ...point, level: 0 }))];
  if (points.length === 0) return { x: -100, y: -100, width: 200, height: 200 };
  const reach = RADIUS * TILT;
  const left = Math.min(...points.map(({ x }) => x)) - WIDTH / 2 - MARGIN;
  const upper = Math.min(...points.map(({ y, level }) => y - reach - (level > 2 ? PEAK : 0))) - MARGIN;
  return {
    x: left,
    y: upper,
    width: Math.max(...points.map(({ x }) => x)) + WIDTH / 2 + MARGIN - left,
    height: Math.max(...points.map(({ y, level }) => y + reach + (level + 1) * STEP)) + MARGIN - upper,
  };
}

/** The smallest rectangle of this shape around another, which stays in its middle. */
export function widened(box: Box, aspect: number): Box {
  const [width, height] = [Math.max(box.width, box.height * aspect), Math.max(box.height, box.width / aspect)];
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}
