// What a seat's clock shows.
import type { Clock } from "../protocol/Clock";

/** Milliseconds left; a clock that rests or stands does not count down. */
export function remaining(clock: Clock, now: number): number {
  if (clock.since === null || clock.resting) return Math.max(0, clock.left);
  if (clock.deadline !== null) return Math.max(0, clock.deadline - now);
  return Math.max(0, clock.left - (now - clock.since));
}
