// Everything that stands on hexes: pieces, monuments, creatures; two on one hex stand side by side.
import type { View } from "../protocol/View";

export interface Thing {
  key: string;
  /** The name of its drawing. */
  drawing: string;
  /** Whose it is; creatures are nobody's. */
  seat: number | null;
  at: number;
  /** How far from the middle of the hex. */
  dx: number;
  lying: boolean;
}

export function standing(view: View): Thing[] {
  const lyingUnits = new Set(view.tales?.lying_units ?? []);
  const lyingBuildings = new Set(view.tales?.lying_buildings ?? []);
  const isUnit = (kind: string) => kind !== "city" && kind !== "temple";
  const things: Omit<Thing, "dx" | "key">[] = [
    ...view.pieces.map(({ kind, seat, at }) => ({
      drawing: kind,
      seat,
      at,
      lying: (isUnit(kind) ? lyingUnits : lyingBuildings).has(at),
    })),
    ...(view.tales?.monuments ?? []).map(({ monument, seat, at }) => ({
      drawing: monument,
      seat,
      at,
      lying: lyingBuildings.has(at),
    })),
    ...(view.tales?.creatures ?? []).map(({ creature, at }) => ({ drawing: creature, seat: null, at, lying: false })),
  ];
  const here = new Map<number, number>();
  const all = new Map<number, number>();
  for (const thing of things) all.set(thing.at, (all.get(thing.at) ?? 0) + 1);
  // From the back to the front, so that nobody is hidden by who stands behind.
  return things
    .sort((a, b) => a.at - b.at)
    .map((thing) => {
      const nth = here.get(thing.at) ?? 0;
      here.set(thing.at, nth + 1);
      const dx = (all.get(thing.at) ?? 1) > 1 ? (nth - ((all.get(thing.at) ?? 1) - 1) / 2) * 19 : 0;
      return { ...thing, dx, key: `${thing.at}-${nth}` };
    });
}
