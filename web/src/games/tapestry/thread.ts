// The steps that wait, one by one: lists are threaded out, what only the rules do by themselves is left out.
import type { StepView } from "./protocol/StepView";
import type { Text } from "./protocol/Text";
import { partsOf } from "./symbols";

export interface Bead {
  seat: number;
  text: Text;
  /** In any order with the one before. */
  free: boolean;
  /** May be left out. */
  optional: boolean;
}

/** Steps nobody decides about and that bring nothing by themselves. */
const QUIET = new Set(["chain-happens", "chain-nothing", "do-check-landmark-cards", "chain-once", "do-note-payment"]);

export function beadsOf(steps: StepView[]): Bead[] {
  return steps.flatMap(({ seat, what, free }) =>
    partsOf(what, "chain-then")
      .filter((piece): piece is Text => typeof piece === "object" && !QUIET.has(piece.key))
      .map((text, at) => ({
        seat,
        text,
        free: free && at === 0,
        optional: text.key === "chain-may" || text.key === "chain-pay",
      })),
  );
}
