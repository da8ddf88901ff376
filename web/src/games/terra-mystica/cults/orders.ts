// The order spaces of a cult, by the steps they give: how many are free, and whose priests stand on the others.
import { printed } from "../printed";

export interface OrderSpaces {
  steps: number;
  /** Seats of the priests that stay there for good. */
  taken: number[];
  free: number;
}

export function orderSpaces(spaces: (number | null)[]): OrderSpaces[] {
  const kinds = [...new Set(printed.order_steps)];
  return kinds.map((steps) => {
    const seats = spaces.filter((_, index) => printed.order_steps[index] === steps);
    const taken = seats.filter((seat) => seat !== null);
    return { steps, taken, free: seats.length - taken.length };
  });
}
