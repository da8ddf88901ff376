// A game to be looked at again: any moment of it, forwards and backwards, by itself or step by step.
import { api, type Look } from "../api";
import type { History } from "../protocol/History";
import type { Position } from "../protocol/Position";
import type { TableInfo } from "../protocol/TableInfo";
import type { Told } from "../protocol/Told";
import { turns } from "../state/log";

/** Positions kept at hand; a step back needs no request. */
const remembered = 60;

export class Replay {
  info = $state.raw<TableInfo | null>(null);
  history = $state.raw<History | null>(null);
  position = $state.raw<Position | null>(null);
  /** The moment asked for; the position follows as soon as it is here. */
  at = $state(0);
  playing = $state(false);
  /** Milliseconds for a step. */
  pace = $state(1200);
  problem = $state<string | null>(null);

  readonly id: string;
  readonly #look: Look;
  #known = new Map<number, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, look: Look) {
    this.id = id;
    this.#look = look;
  }

  get length(): number {
    return this.history?.steps.length ?? 0;
  }

  /** What happened in the step that led here. */
  get news(): Told[] {
    return this.at === 0 ? (this.history?.opening ?? []) : (this.history?.steps[this.at - 1]?.told ?? []);
  }

  /** Begins at a moment; if none is named, a finished game at its beginning and a running one now. */
  async load(at: number | null): Promise<void> {
    this.#known.clear();
    try {
      [this.info, this.history] = await Promise.all([api.table(this.id, this.#look), api.history(this.id, this.#look)]);
      await this.seek(at ?? (this.info.stage === "playing" ? this.length : 0));
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  async seek(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.length, Math.round(at)));
    this.at = wanted;
    try {
      const position = await this.#fetch(wanted);
      // Meanwhile the reader may have gone on.
      if (this.at === wanted) this.position = position;
      if (wanted < this.length) void this.#fetch(wanted + 1).catch(() => {});
    } catch (error) {
      this.stop();
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  nextTurn(): Promise<void> {
    const start = turns(this.history?.steps ?? []).find((entry) => entry > this.at);
    return this.seek(start ?? this.length);
  }

  previousTurn(): Promise<void> {
    const start = turns(this.history?.steps ?? []).findLast((entry) => entry < this.at);
    return this.seek(start ?? 0);
  }

  async play(): Promise<void> {
    if (this.at >= this.length) await this.seek(0);
    this.playing = true;
    this.#tick();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.playing) return;
      await this.seek(this.at + 1);
      if (this.at >= this.length) this.stop();
      else if (this.playing) this.#tick();
    }, this.pace);
  }

  #fetch(at: number): Promise<Position> {
    const known = this.#known.get(at);
    if (known) return known;
    const asked = api.position(this.id, at, this.#look);
    this.#known.set(at, asked);
    asked.catch(() => this.#known.delete(at));
    const oldest = this.#known.keys().next().value;
    if (this.#known.size > remembered && oldest !== undefined) this.#known.delete(oldest);
    return asked;
  }
}
