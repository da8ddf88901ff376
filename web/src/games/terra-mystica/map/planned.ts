// What a plan changes on the map: compared with the table as it is.
import type { View } from "../protocol/View";

export interface Planned {
  hexes: ReadonlySet<number>;
  /** By the names of both ends. */
  bridges: ReadonlySet<string>;
}

const NOTHING: Planned = { hexes: new Set(), bridges: new Set() };

export function planned(before: View | null, now: View): Planned {
  if (!before || before.hexes.length !== now.hexes.length) return NOTHING;
  const changed = now.hexes.flatMap((hex, index) => {
    const then = before.hexes[index]!;
    return hex.terrain !== then.terrain || hex.structure !== then.structure ? [index] : [];
  });
  const name = (bridge: View["bridges"][number]) => `${bridge.a} ${bridge.b}`;
  const there = new Set(before.bridges.map(name));
  return { hexes: new Set(changed), bridges: new Set(now.bridges.map(name).filter((one) => !there.has(one))) };
}
