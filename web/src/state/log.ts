// The log as a reader knows it: what is known, what is new, what was taken back.
import type { Step } from "../protocol/Step";

/** Known steps with newer ones; null if some between them are missing. */
export function joined(known: Step[], newer: Step[]): Step[] | null {
  const first = newer[0];
  if (!first) return known;
  if (first.entry > known.length) return null;
  return [...known.slice(0, first.entry), ...newer];
}

/** Where turns begin: lengths of the log at which another seat than before starts to act. */
export function turns(steps: Step[]): number[] {
  const starts: number[] = [];
  let acting: number | null = null;
  for (const step of steps) {
    if (step.seat !== null && step.seat !== acting) {
      starts.push(step.entry);
      acting = step.seat;
    }
  }
  return starts;
}

/** The first sentence of a step; events that are only for drawings have none. */
export function firstWords(step: Step): string | undefined {
  return step.told.find((one) => one.text !== "")?.text;
}

/** Steps worth a line. The first half of a move, such as a piece taken up, tells nothing: its second half tells all. */
export function lines(steps: Step[], current: number | null): Step[] {
  return steps.filter((step, index) => {
    const next = steps[index + 1];
    const half =
      firstWords(step) === undefined && !step.undone && next !== undefined && next.seat === step.seat && !next.undone;
    return !half || step.entry === current;
  });
}

/** The last entry of this seat that still counts: where a request to go back would lead. */
export function lastOwn(steps: Step[], seat: number): number | null {
  const own = steps.findLast((step) => step.seat === seat && !step.undone);
  return own?.entry ?? null;
}
