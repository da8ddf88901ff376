// What the others did, step by step, at the pace of the reader. It is made of the log, so it is the same after a second
// and after a week.
import type { Step } from "../protocol/Step";
import { firstWords } from "./log";

/** Milliseconds a step is shown for, at the usual pace. */
export const PACE = 1700;

/** Steps worth showing: told in words, still counting, and not the viewer's own. */
export function reelOf(steps: Step[], from: number, own: number | null): Step[] {
  return steps.filter(
    (step) =>
      step.entry >= from &&
      !step.undone &&
      step.seat !== null &&
      (step.seat !== own || step.by !== null) &&
      firstWords(step) !== undefined,
  );
}

/** Where the film begins: after the viewer's last own step, or where they last looked if that is longer ago. */
export function beginning(steps: Step[], own: number | null, seen: number | null): number {
  const last = own === null ? -1 : (steps.findLast((step) => step.seat === own && step.by === null)?.entry ?? -1);
  const turn = last + 1;
  return seen === null ? turn : Math.min(seen, turn);
}

export class Film {
  reel = $state.raw<Step[]>([]);
  /** Which step is shown; -1 before the first. */
  at = $state(-1);
  playing = $state(false);
  /** What is marked on the board stays until the next own click. */
  marked = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #speed: () => number;

  constructor(speed: () => number) {
    this.#speed = speed;
  }

  get step(): Step | null {
    return this.marked ? (this.reel[this.at] ?? null) : null;
  }
  /** Steps whose places are marked, in the order of their numbers. */
  get prints(): Step[] {
    return this.marked ? this.reel.slice(0, this.at + 1) : [];
  }
  get ended(): boolean {
    return this.at >= this.reel.length - 1;
  }

  /** The log has grown: whatever is new is shown after what is being shown, from the start if there is another. */
  feed(reel: Step[], plays: boolean): void {
    const same = reel[0]?.entry === this.reel[0]?.entry;
    const grown = !same || reel.length > this.reel.length;
    this.reel = reel;
    if (!same) this.at = -1;
    this.at = Math.min(this.at, reel.length - 1);
    if (reel.length === 0) this.stop();
    else if (grown && plays) this.play();
  }

  play(): void {
    if (this.reel.length === 0) return;
    if (this.ended) this.at = -1;
    this.marked = true;
    this.playing = true;
    if (this.at < 0) this.at = 0;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.skip();
    else this.play();
  }

  /** To the end, with everything marked. */
  skip(): void {
    this.stop();
    this.at = this.reel.length - 1;
    this.marked = this.reel.length > 0;
  }

  move(by: number): void {
    this.stop();
    this.marked = true;
    this.at = Math.max(0, Math.min(this.reel.length - 1, this.at + by));
  }

  show(at: number): void {
    this.move(at - this.at);
  }

  /** The reader goes on playing: nothing is marked any more. */
  leave(): void {
    this.skip();
    this.marked = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.ended) return this.stop();
      this.at += 1;
      this.#wait();
    }, PACE / this.#speed());
  }
}
