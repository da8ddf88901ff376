// Units of the own camp, by the numbers deployment gives them.
import { printed } from "../printed";
import type { Nation } from "../protocol/Nation";

const COMMON = 7;
const GENERAL = 9;

/** The unit behind an own kind: the common ones, then the two of the kingdom, then its general. */
export function plannedUnit(own: number, nation: Nation | null): string {
  if (own >= GENERAL) return "general";
  if (own < COMMON) return printed.units[own]?.id ?? "";
  return printed.units.filter((unit) => unit.nation === nation)[own - COMMON]?.id ?? "";
}

const WORDS: Record<number, string> = { 7: "special-a", 8: "special-b", [GENERAL]: "general" };
/** As the notation of a move calls it: `army-1:pikemen`. */
export const campWord = (source: number, own: number): string =>
  `${source < 3 ? `army-${source + 1}` : "garrison"}:${WORDS[own] ?? printed.units[own]?.id ?? ""}`;
