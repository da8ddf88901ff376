// The end as a moment: points counted source by source from the last place to the first, and what decided the game.
import type { SeatScore } from "../protocol/SeatScore";
import type { Step } from "../protocol/Step";
import { firstWords } from "../state/log";
import { sourcesOf } from "./sources";

/** One bar grows by one piece. */
export interface Count {
  seat: number;
  /** Its number among all sources, and its name. */
  source: number;
  name: string;
  points: number;
}

export const ranked = (scores: SeatScore[]): SeatScore[] =>
  [...scores].sort((a, b) => (a.place ?? 99) - (b.place ?? 99) || b.total - a.total);

/** Everything that is counted, in order: the last place first, each by the richest sources first. */
export function counts(scores: SeatScore[]): Count[] {
  const sources = sourcesOf(scores);
  return ranked(scores)
    .reverse()
    .flatMap((score) => {
      const pieces = sources.flatMap(({ source, name }, index) => {
        const points = score.sources.find((one) => one.source === source)?.points ?? 0;
        return points === 0 ? [] : [{ seat: score.seat, source: index, name, points }];
      });
      // Whoever has nothing has a moment of their own too.
      return pieces.length > 0 ? pieces : [{ seat: score.seat, source: -1, name: "", points: 0 }];
    });
}

/** Milliseconds between two counts: not so many that a large table is counted for long. */
export const paceOf = (count: number): number => Math.min(400, 14_000 / Math.max(1, count));

export interface Moment {
  step: Step;
  /** By how much the winner would have been ahead of the second, had it ended before and after. */
  before: number;
  after: number;
}

const MOMENTS = 3;
/** This part of the log comes first and decides nothing: every first piece changes what an end would bring. */
const OPENING = 0.2;

/** The steps after which the winner was further ahead of the second by most, in the order they happened. */
export function moments(steps: Step[], scores: number[][], winner: number, second: number): Moment[] {
  const lead = (at: number) => (scores[at]?.[winner] ?? 0) - (scores[at]?.[second] ?? 0);
  return steps
    .filter((step) => step.entry >= steps.length * OPENING && !step.undone && step.seat !== null)
    .filter((step) => firstWords(step) !== undefined)
    .filter((step) => scores[step.entry] !== undefined && scores[step.entry + 1] !== undefined)
    .map((step) => ({ step, before: lead(step.entry), after: lead(step.entry + 1) }))
    .filter(({ before, after }) => after > before)
    .sort((a, b) => b.after - b.before - (a.after - a.before) || a.step.entry - b.step.entry)
    .slice(0, MOMENTS)
    .sort((a, b) => a.step.entry - b.step.entry);
}

/** The events with which the game ended, as steps of the seat they counted for: what the board lights up. */
export function lights(steps: Step[], seat: number): Step[] {
  const last = steps.findLast((step) => !step.undone && step.told.length > 0);
  if (!last) return [];
  const own = last.told.filter(({ event }) => (event as { seat?: unknown } | null)?.seat === seat);
  return own.map((one, index) => ({ ...last, entry: index, seat, told: [one] }));
}
