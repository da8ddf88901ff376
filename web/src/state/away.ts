// What changed most while somebody was away: a few steps of the film, as sentences.
import type { Step } from "../protocol/Step";

/** Fewer steps than this are simply played. */
export const MANY = 6;
const MOST = 5;

/** What a step brought the one who made it, by the points after each entry of the log. */
export function gainOf(step: Step, scores: number[][]): number {
  if (step.seat === null) return 0;
  return (scores[step.entry + 1]?.[step.seat] ?? 0) - (scores[step.entry]?.[step.seat] ?? 0);
}

/** The steps that changed most, own losses first, in the order they happened. */
export function highlights(reel: Step[], scores: number[][], own: number | null): Step[] {
  const weight = (step: Step) => {
    const gain = gainOf(step, scores);
    return step.seat === own && gain < 0 ? 1000 - gain : Math.abs(gain);
  };
  const best = [...reel].sort((a, b) => weight(b) - weight(a) || a.entry - b.entry).slice(0, MOST);
  return best.sort((a, b) => a.entry - b.entry);
}
