// A planned turn: moves chosen but not played, with what each of them would lead to. Values only; the
// server judges every step.
import type { LegalMove } from "../protocol/LegalMove";
import type { Position } from "../protocol/Position";
import type { Preview } from "../protocol/Preview";
import type { Step } from "../protocol/Step";

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

/** The turn is complete, or what comes next cannot be planned: time to confirm. */
export function complete(plan: Plan): boolean {
  const last = plan.steps.at(-1)?.preview;
  return last !== undefined && (last.turn_over || last.beyond !== null);
}

/** What the whole plan brings a seat if the game ended after it: previews count from the table as it is. */
export function gained(plan: Plan, seat: number): number {
  return plan.steps.at(-1)?.preview.gained[seat] ?? 0;
}

/** What a seat would have more of if the game ended now; nothing where these are the points just told. */
export function projected(preview: Preview, seat: number): number {
  const points = preview.gained[seat] ?? 0;
  return preview.effects.some((effect) => effect.key === "holding-points" && effect.change === points) ? 0 : points;
}

/** How far back a board needs to know what was told: the longest turns are some forty steps. */
const LATELY = 60;

/** What was told of late, and at the end of what is planned; every preview tells of the whole plan. */
export function latest(steps: Step[], plan: Plan): Pick<Step, "seat" | "notation" | "told">[] {
  const planned = plan.steps.map(({ move, preview }, at) => ({
    seat: plan.seat,
    notation: move.notation,
    told: preview.told.slice(plan.steps[at - 1]?.preview.told.length ?? 0),
  }));
  return [...steps.slice(-LATELY).filter(({ undone }) => !undone), ...planned];
}

/** Equal steps in a row, told as one: the first of them, its place, and how many there are. */
export function runs(plan: Plan): { move: LegalMove; from: number; count: number }[] {
  const found: { move: LegalMove; from: number; count: number }[] = [];
  for (const [from, { move }] of plan.steps.entries()) {
    const last = found.at(-1);
    if (last?.move.text === move.text) last.count += 1;
    else found.push({ move, from, count: 1 });
  }
  return found;
}

/** The table went on: a plan made for an earlier moment must be tried again. */
export function stale(plan: Plan, position: Position): boolean {
  return plan.steps.length > 0 && (plan.at !== position.at || plan.seat !== position.viewer);
}
