// Says that the reader looks: at once, and while things go on happening no more often than this.
const EVERY = 2000;

export class Looking {
  #tell: (length: number) => void;
  #length = 0;
  #again = false;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (length: number) => void) {
    this.#tell = tell;
  }

  /** So much of the log is in sight, and whatever was said or asked beside it. */
  at(length: number): void {
    this.#length = Math.max(this.#length, length);
    this.#again = true;
    if (this.#pause === undefined) this.#now();
  }

  /** Nobody looks any more: what is not said yet is said now. */
  stop(): void {
    clearTimeout(this.#pause);
    if (this.#again) this.#tell(this.#length);
    this.#again = false;
    this.#pause = undefined;
  }

  #now(): void {
    this.#pause = undefined;
    if (!this.#again) return;
    this.#again = false;
    this.#tell(this.#length);
    this.#pause = setTimeout(() => this.#now(), EVERY);
  }
}
