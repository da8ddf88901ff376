// What becomes of a turn that is complete: whether it can still be taken back once it is played, and what its player
// prefers for each case.
import type { SeatInfo } from "../protocol/SeatInfo";
import type { Plan } from "./plan";

/** Asked for, played after a moment in which it can be taken back, or played at once. */
export const WAYS = ["ask", "moment", "once"] as const;
export type Way = (typeof WAYS)[number];

/**
 * Whether a turn can be taken back: `free`, only bots go on, who always agree; `shared`, other people would have to agree;
 * `final`, luck decides, the game ends, or people show each other what was hidden.
 */
export const KINDS = ["free", "shared", "final"] as const;
export type Kind = (typeof KINDS)[number];
export type Ways = Record<Kind, Way>;

/** What cannot simply be taken back is confirmed, the rest is not. */
export const usualWays: Ways = { free: "moment", shared: "ask", final: "ask" };

/** Seconds a moment may last. */
export const MOMENTS = [1, 2, 3, 5, 8] as const;

/** Everybody but this seat is a bot, for good. */
export function onlyBots(seats: SeatInfo[], seat: number): boolean {
  return seats.every((one) => one.seat === seat || one.holder.kind === "bot" || one.resigned);
}

export function kindOf(plan: Plan, seats: SeatInfo[]): Kind {
  const last = plan.steps.at(-1)?.preview;
  if (!last || last.beyond === "luck" || last.position.over) return "final";
  if (onlyBots(seats, plan.seat)) return "free";
  return last.beyond === "secret" ? "final" : "shared";
}
