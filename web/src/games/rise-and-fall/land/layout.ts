// Where hexes are drawn: seen from above and a little from the front, each as high as its terrain.
import { corner, RADIUS, WIDTH, type Point } from "../../../svg/hex";
import { LAYERS } from "../printed";
import type { HexView } from "../protocol/HexView";
import type { Terrain } from "../protocol/Terrain";

/** How flat the world looks, and how high a level is. */
export const TILT = 0.86;
export const STEP = 6;

/** Lies as high as the layer it is a part of. */
const PART_OF: Partial<Record<Terrain, Terrain>> = { marsh: "plain", volcano: "mountain" };
export const levelOf = (terrain: Terrain): number =>
  LAYERS.findIndex((layer) => layer === (PART_OF[terrain] ?? terrain));

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
    const { x, y } = top(hex);
    let [wall, rock, rim] = ["", "", ""];
    DIRECTIONS.forEach(([dq, dr], direction) => {
      const other = at.get(key(hex.q + dq, hex.r + dr));
      const down = level - (other ? levelOf(other.terrain) : -1);
      if (down <= 0) return;
      const [a, b] = side(direction);
      const front = direction === 1 || direction === 2;
      const cliff = other !== undefined && down >= 2;
      if (front) {
        const face = `M${write(a.x, a.y)}L${write(b.x, b.y)}V${fixed(b.y + down * STEP)}L${write(a.x, a.y + down * STEP)}Z`;
        wall += face;
        if (cliff) rock += cracks(a, b, down * STEP);
      }
      if (cliff)
        rim += `M${write(a.x * 0.985, a.y * 0.985)}L${write(b.x * 0.985, b.y * 0.985)}${front ? "" : teeth(a, b)}`;
    });
    // No pattern the eye would find.
    const face = Math.abs((hex.q * 7 + hex.r * 13 + ((hex.q * hex.r) % 5)) % 3);
    return { index, q: hex.q, r: hex.r, terrain: hex.terrain, region: hex.region, level, x, y, face, wall, rock, rim };
  });
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
function teeth(a: Point, b: Point): string {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const length = Math.hypot(middle.x, middle.y);
  const [nx, ny] = [(middle.x / length) * 3.4, (middle.y / length) * 3.4];
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
