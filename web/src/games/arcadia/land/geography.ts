// The shapes of the provinces: corners are moved a little, every shared edge is one wavering line, the coast wavers more.
// The same table always has the same map.
import type { ProvinceView } from "../protocol/ProvinceView";

type Point = [number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Border {
  line: string;
  /** The provinces it parts: one at the coast. */
  of: string[];
}

export interface Geography {
  shapes: Map<string, string>;
  boxes: Map<string, Box>;
  borders: Border[];
  cell: { width: number; height: number };
}

/** Numbers between 0 and 1 that look like chance and are always the same. */
export function seeded(text: string): () => number {
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 17) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number): string => value.toFixed(1);
const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;
const edgeKey = (from: Point, to: Point): string => [key(from), key(to)].sort().join("|");

/** Rows of odd number are moved by half a province in brick layouts. */
const shift = (province: ProvinceView, brick: boolean): number => (brick && province.row % 2 === 1 ? 0.5 : 0);

interface Edge {
  points: Point[];
  first: Point;
  of: string[];
}

/** How far apart two points of a line stand, and how much it wavers. */
const STEP = 16;
const COAST = 4.2;
const INLAND = 2.6;

export function geography(provinces: ProvinceView[], brick: boolean, box: Box): Geography {
  const columns = provinces.map((one) => one.column + shift(one, brick));
  const rows = provinces.map((one) => one.row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const width = box.width / (Math.max(...columns) - left + 1);
  const height = box.height / (Math.max(...rows) - top + 1);
  const corners = (one: ProvinceView): Point[] => {
    const x = box.x + (one.column + shift(one, brick) - left) * width;
    const y = box.y + (one.row - top) * height;
    const middle = (at: number): Point[] => (brick ? [[x + width / 2, at]] : []);
    return [[x, y], ...middle(y), [x + width, y], [x + width, y + height], ...middle(y + height), [x, y + height]];
  };

  const sides = new Map<string, string[]>();
  for (const one of provinces) {
    const around = corners(one);
    around.forEach((from, at) => {
      const name = edgeKey(from, around[(at + 1) % around.length]!);
      sides.set(name, [...(sides.get(name) ?? []), one.id]);
    });
  }
  const moved = (point: Point): Point => {
    const luck = seeded(key(point));
    return [point[0] + (luck() - 0.5) * width * 0.06, point[1] + (luck() - 0.5) * height * 0.09];
  };

  const edges = new Map<string, Edge>();
  const edge = (from: Point, to: Point): Edge => {
    const name = edgeKey(from, to);
    const known = edges.get(name);
    if (known) return known;
    const [first, last] = key(from) < key(to) ? [from, to] : [to, from];
    const made: Edge = {
      points: wavering(moved(first), moved(last), name, sides.get(name)!.length === 1),
      first,
      of: sides.get(name)!,
    };
    edges.set(name, made);
    return made;
  };

  const shapes = new Map<string, string>();
  const boxes = new Map<string, Box>();
  for (const one of provinces) {
    const around = corners(one);
    let path = "";
    around.forEach((from, at) => {
      const { points, first } = edge(from, around[(at + 1) % around.length]!);
      const way = key(first) === key(from) ? points : [...points].reverse();
      path += (at === 0 ? `M${round(way[0]![0])} ${round(way[0]![1])}` : "") + smooth(way);
    });
    shapes.set(one.id, `${path}Z`);
    boxes.set(one.id, { x: around[0]![0], y: around[0]![1], width, height });
  }
  const borders = [...edges.values()].map(({ points, of }) => ({
    line: `M${round(points[0]![0])} ${round(points[0]![1])}${smooth(points)}`,
    of,
  }));
  return { shapes, boxes, borders, cell: { width, height } };
}

function wavering(from: Point, to: Point, name: string, coast: boolean): Point[] {
  const luck = seeded(name);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const count = Math.max(3, Math.round(length / STEP));
  const [phase, pace] = [luck() * 6, 1.2 + luck()];
  const inner = Array.from({ length: count - 1 }, (_, at): Point => {
    const part = (at + 1) / count;
    const calm = Math.min(1, Math.sin(Math.PI * part) * 1.6);
    const off = (Math.sin(phase + part * 6 * pace) * 0.7 + (luck() - 0.5) * 1.1) * (coast ? COAST : INLAND) * calm;
    return [from[0] + dx * part - (dy / length) * off, from[1] + dy * part + (dx / length) * off];
  });
  return [from, ...inner, to];
}

/** A curve through all points, after the first. */
function smooth(points: Point[]): string {
  let path = "";
  for (let at = 0; at < points.length - 1; at++) {
    const [here, next] = [points[at]!, points[at + 1]!];
    const [before, after] = [points[at - 1] ?? here, points[at + 2] ?? next];
    const first = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6];
    const second = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
    path += `C${[...first, ...second, ...next].map(round).join(" ")}`;
  }
  return path;
}
