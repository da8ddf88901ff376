// Everything that stands on hexes: pieces, monuments, creatures; several on one hex fan out.
import type { View } from "../protocol/View";
import type { Box, Land } from "./layout";

export interface Thing {
  key: string;
  /** The name of its drawing. */
  drawing: string;
  /** Whose it is; creatures are nobody's. */
  seat: number | null;
  at: number;
  /** How far from the middle of the hex. */
  dx: number;
  dy: number;
  lying: boolean;
}

/** How far apart those on one hex stand, and by how much every second one lower. */
const APART = 27;
const LOWER = 11;

export function standing(view: View): Thing[] {
  const lyingUnits = new Set(view.tales?.lying_units ?? []);
  const lyingBuildings = new Set(view.tales?.lying_buildings ?? []);
  const isUnit = (kind: string) => kind !== "city" && kind !== "temple";
  const things = [
    ...view.pieces.map(({ kind, seat, at }) => ({
      drawing: kind as string,
      seat: seat as number | null,
      at,
      lying: (isUnit(kind) ? lyingUnits : lyingBuildings).has(at),
    })),
    ...(view.tales?.monuments ?? []).map(({ monument, seat, at }) => ({
      drawing: monument as string,
      seat: seat as number | null,
      at,
      lying: lyingBuildings.has(at),
    })),
    ...(view.tales?.creatures ?? []).map(({ creature, at }) => ({
      drawing: creature as string,
      seat: null,
      at,
      lying: false,
    })),
  ];
  const stacks = new Map<number, typeof things>();
  for (const thing of things) stacks.set(thing.at, [...(stacks.get(thing.at) ?? []), thing]);
  // From the back to the front, so that nobody is hidden by who stands behind.
  return [...stacks.entries()]
    .sort(([a], [b]) => a - b)
    .flatMap(([at, stack]) =>
      stack.map((thing, nth) => ({
        ...thing,
        dx: (nth - (stack.length - 1) / 2) * APART,
        dy: stack.length > 1 ? (nth % 2 === 0 ? -LOWER / 2 : LOWER / 2) : 0,
        key: `${at}-${nth}`,
      })),
    );
}

/** So large they are drawn: about 28 pixels of the screen wide, whatever the scale of the map, within reason. */
export const sizeOf = (unit: number): number => Math.min(1.5, Math.max(1.06, unit));

/** What they cover. */
export const covered = (things: Thing[], lands: Land[], size: number): Box[] =>
  things.flatMap(({ at, dx, dy }) => {
    const land = lands[at];
    const [width, height] = [26 * size, 22 * size];
    return land ? [{ x: land.x + dx - width / 2, y: land.y + dy + 8 - height * 0.8, width, height }] : [];
  });
