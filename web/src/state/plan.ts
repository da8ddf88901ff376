// A planned turn: moves chosen but not played, with what each of them would lead to. Values only; the
// server judges every step.
import type { LegalMove } from "../protocol/LegalMove";
import type { Position } from "../protocol/Position";
import type { Preview } from "../protocol/Preview";

export interface PlannedStep {
  move: LegalMove;
  preview: Preview;
}

export interface Plan {
  /** Length of the log it starts from. */
  at: number;
  seat: number;
  steps: PlannedStep[];
}

export function emptyPlan(position: Position): Plan {
  return { at: position.at, seat: position.viewer ?? 0, steps: [] };
}

export function notations(plan: Plan): string[] {
  return plan.steps.map((step) => step.move.notation);
}

export function extended(plan: Plan, move: LegalMove, preview: Preview): Plan {
  return { ...plan, steps: [...plan.steps, { move, preview }] };
}

/** Without its last steps; `length` steps remain. */
export function shortened(plan: Plan, length = plan.steps.length - 1): Plan {
  return { ...plan, steps: plan.steps.slice(0, Math.max(0, length)) };
}

/** What the player looks at: the table as planned, or as it is. */
export function shown(position: Position, plan: Plan): Position {
  return plan.steps.at(-1)?.preview.position ?? position;
}

/** The turn is complete, or luck comes next: time to confirm. */
export function complete(plan: Plan): boolean {
  const last = plan.steps.at(-1)?.preview;
  return last !== undefined && (last.turn_over || last.luck);
}

/** Points gained by each seat over the whole plan. */
export function gained(plan: Plan): number[] {
  const sums: number[] = [];
  for (const { preview } of plan.steps) {
    for (const [seat, points] of preview.gained.entries()) sums[seat] = (sums[seat] ?? 0) + points;
  }
  return sums;
}

/** The table went on: a plan made for an earlier moment must be tried again. */
export function stale(plan: Plan, position: Position): boolean {
  return plan.steps.length > 0 && (plan.at !== position.at || plan.seat !== position.viewer);
}
