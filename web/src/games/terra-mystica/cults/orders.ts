// The order spaces of a cult: taken by priests for good, or free; and the way there and back.
import type { TableDesk as Desk } from "../desk.svelte";
import type { Place } from "../places";
import { printed } from "../printed";
import type { Cult } from "../protocol/Cult";

export interface OrderSpace {
  steps: number;
  /** Where the next priest would go; other free spaces of the same kind wait their turn. */
  place: Place | null;
  /** Of the priest who stands there. */
  colour: string | null;
  label: string;
}

export function spaces(taken: (number | null)[], desk: Desk, cult: Cult): OrderSpace[] {
  const seen = new Set<number>();
  const order = printed.order_steps.map((steps, index): OrderSpace => {
    const seat = taken[index] ?? null;
    const first = seat === null && !seen.has(steps);
    if (first) seen.add(steps);
    const label =
      seat === null ? desk.word("order-waiting", { steps }) : desk.word("order-taken", { who: desk.name(seat), steps });
    return {
      steps,
      place: first ? `order:${cult}:${steps}` : null,
      colour: seat === null ? null : desk.colour(seat),
      label,
    };
  });
  return [...order, { steps: 1, place: `order:${cult}:1`, colour: null, label: "" }];
}
