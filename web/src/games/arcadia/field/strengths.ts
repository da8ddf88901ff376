// What a unit is worth in battle, as the numbers on its counter.
import type { UnitCard } from "../protocol/UnitCard";

export interface Strength {
  icon: "aim" | "sword" | "shield" | "heart";
  n: number;
}

/** A gun only has its nerve; whoever shoots shows how well. The nerve of a general is not printed. */
export function strengthsOf(card: UnitCard | undefined, nerve: number | null): Strength[] {
  const shoots = (card?.range ?? 0) > 0 && card?.tir !== null;
  const fights = card !== undefined && card.class !== "artillery";
  return [
    ...(fights
      ? [
          { icon: shoots ? ("aim" as const) : ("sword" as const), n: (shoots ? card.tir : card.cac) ?? 0 },
          { icon: "shield" as const, n: card.defence },
        ]
      : []),
    ...(nerve === null ? [] : [{ icon: "heart" as const, n: nerve }]),
  ];
}
