// The land of a hex: coasts run from the middle of one side to the middle of another, so that sides that align join to the
// eye. Flat top, corner 0 is the upper left one, then clockwise.
import type { Terrain } from "../protocol/Terrain";

export type Point = [number, number];
const ANGLES = [240, 300, 0, 60, 120, 180].map((degrees) => (degrees * Math.PI) / 180);
const ROOT = Math.sqrt(3);

export const middleOf = ({ q, r }: { q: number; r: number }, side: number): Point => [
  1.5 * side * q,
  ROOT * side * (r + q / 2),
];
export const corner = (at: number, radius: number): Point => {
  const angle = ANGLES[((at % 6) + 6) % 6]!;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};
export const middle = (at: number, radius: number): Point => {
  const [a, b] = [corner(at, radius), corner(at + 1, radius)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
};
const p = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const scaled = ([x, y]: Point, by: number): Point => [x * by, y * by];
export const hexPath = (radius: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((at) => p(corner(at, radius))).join("L")}z`;
export const sidePath = (at: number, radius: number): string =>
  `M${p(corner(at, radius))}L${p(corner(at + 1, radius))}`;

/** Corners of a tile that was turned clockwise by so many sixths. */
export const turned = (corners: Terrain[], by: number): Terrain[] =>
  corners.map((_, at) => corners[(((at - by) % 6) + 6) % 6]!);

export interface Piece {
  /** Cut to this outline; none for a whole hex of land. */
  outline: string | null;
  parts: { terrain: Terrain; d: string }[];
  coast: string;
}
export interface Growth {
  terrain: Terrain;
  x: number;
  y: number;
  scale: number;
}

const wedge = (from: Point, a: Point, b: Point, c: Point) => `M${p(from)}L${p(a)}L${p(b)}L${p(c)}z`;
/** Where the coast passes and how far it swings, by how many corners are land. */
const DEPTH = [0, 0.22, 0.02, -0.14, -0.26, -0.4];
const SWING = [0, 0.3, 0.42, 0.45, 0.42, 0.3];

export function landOf(corners: Terrain[], radius: number): Piece[] {
  const isLand = (at: number) => corners[((at % 6) + 6) % 6] !== "sea";
  const whole = corners.every((terrain) => terrain !== "sea");
  const part = (at: number, from: Point) => ({
    terrain: corners[((at % 6) + 6) % 6]!,
    d: wedge(
      from,
      scaled(middle(at - 1, radius), 1.05),
      scaled(corner(at, radius), 1.05),
      scaled(middle(at, radius), 1.05),
    ),
  });
  if (whole) return [{ outline: null, parts: corners.map((_, at) => part(at, [0, 0])), coast: "" }];
  return corners.flatMap((_, at) => {
    if (!isLand(at) || isLand(at - 1)) return [];
    let length = 1;
    while (isLand(at + length)) length += 1;
    return [run(at, length, radius, part, corners[at]!)];
  });
}

function run(
  at: number,
  length: number,
  radius: number,
  part: (at: number, from: Point) => Piece["parts"][number],
  first: Terrain,
): Piece {
  const [a, b] = [middle(at - 1, radius), middle(at + length - 1, radius)];
  const angle = ANGLES[at % 6]! + ((length - 1) * Math.PI) / 6;
  const [depth, swing] = [DEPTH[length]! * radius, SWING[length]! * radius];
  const c: Point = [Math.cos(angle) * depth, Math.sin(angle) * depth];
  const across: Point = [-Math.sin(angle), Math.cos(angle)];
  const one: Point = [c[0] - across[0] * swing, c[1] - across[1] * swing];
  const two: Point = [c[0] + across[0] * swing, c[1] + across[1] * swing];
  const far = (u: Point, v: Point) => (u[0] - v[0]) ** 2 + (u[1] - v[1]) ** 2;
  const [near, other] = far(one, a) < far(two, a) ? [one, two] : [two, one];
  const border = Array.from({ length }, (_, k) => p(corner(at + k, radius))).join("L");
  const curve = `C${p(other)} ${p(other)} ${p(c)}S${p(near)} ${p(a)}`;
  const from: Point = [-Math.cos(angle) * radius * 0.5, -Math.sin(angle) * radius * 0.5];
  const parts =
    length === 1
      ? [{ terrain: first, d: hexPath(radius * 1.02) }]
      : Array.from({ length }, (_, k) => part(at + k, from));
  return { outline: `M${p(a)}L${border}L${p(b)}${curve}z`, parts, coast: `M${p(b)}${curve}` };
}

/** Trees, dunes, meadows and mountains, the farthest first. */
export function growthOf(corners: Terrain[], radius: number): Growth[] {
  const count = corners.filter((terrain) => terrain !== "sea").length;
  const all = corners.flatMap((terrain, at): Growth[] => {
    if (terrain === "sea") return [];
    const put = ([x, y]: Point, scale: number): Growth => ({ terrain, x, y, scale });
    const next = corners[(at + 1) % 6] === terrain;
    return [
      put(corner(at, radius * 0.68), radius / 27),
      ...(next ? [put(middle(at, radius * 0.74), radius / 31)] : []),
      ...(next && count >= 4 ? [put(middle(at, radius * 0.36), radius / 34)] : []),
    ];
  });
  return all.sort((a, b) => a.y - b.y);
}
