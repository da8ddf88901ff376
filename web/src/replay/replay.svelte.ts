// A game to be looked at again: any moment of it, forwards and backwards, by itself or step by step. It is the film of the
// whole log, shown on a table that is not played on.
import { api, type Look } from "../api";
import type { History } from "../protocol/History";
import type { Position } from "../protocol/Position";
import type { Step } from "../protocol/Step";
import type { TableInfo } from "../protocol/TableInfo";
import type { Told } from "../protocol/Told";
import { Film } from "../state/film.svelte";
import { turns } from "../state/log";
import { Table } from "../state/table.svelte";

/** Positions kept at hand; a step back needs no request. */
const remembered = 60;

export class Replay extends Film {
  info = $state.raw<TableInfo | null>(null);
  history = $state.raw<History | null>(null);
  /** Milliseconds for a step. */
  pace = $state(1200);
  problem = $state<string | null>(null);

  readonly id: string;
  /** The table as it was at the moment that is shown. */
  readonly table: Table;
  readonly #look: Look;
  #known = new Map<number, Promise<Position>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, look: Look) {
    super(() => 1);
    this.id = id;
    this.#look = look;
    this.table = new Table(id, null, false);
    this.marked = true;
  }

  /** The moment asked for, as a length of the log; the position follows as soon as it is here. */
  get moment(): number {
    return this.at + 1;
  }

  get length(): number {
    return this.reel.length;
  }

  /** What happened in the step that led here. */
  get news(): Told[] {
    return this.reel[this.at]?.told ?? this.history?.opening ?? [];
  }

  override get prints(): Step[] {
    return this.reel.slice(Math.max(0, this.at), this.moment);
  }

  /** Begins at a moment; if none is named, a finished game at its beginning and a running one now. */
  async load(moment: number | null): Promise<void> {
    this.#known.clear();
    try {
      const [info, history] = await Promise.all([api.table(this.id, this.#look), api.history(this.id, this.#look)]);
      [this.info, this.history, this.reel] = [info, history, history.steps];
      const { table } = this;
      [table.info, table.opening, table.scores] = [info, history.opening, history.scores];
      await this.seek(moment ?? (info.stage === "playing" ? this.length : 0));
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  async seek(moment: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.length, Math.round(moment)));
    this.at = wanted - 1;
    try {
      const position = await this.#fetch(wanted);
      // Meanwhile the reader may have gone on.
      if (this.moment === wanted) {
        // Whoever looks back answers nothing.
        this.table.position = { ...position, moves: [] };
        this.table.steps = this.reel.slice(0, wanted);
      }
      if (wanted < this.length) void this.#fetch(wanted + 1).catch(() => {});
    } catch (error) {
      this.stop();
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  nextTurn(): Promise<void> {
    return this.seek(turns(this.reel).find((entry) => entry > this.moment) ?? this.length);
  }

  previousTurn(): Promise<void> {
    return this.seek(turns(this.reel).findLast((entry) => entry < this.moment) ?? 0);
  }

  override play(): void {
    if (this.moment >= this.length) void this.seek(0);
    this.playing = true;
    this.#tick();
  }

  override stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** On or off. */
  override skip(): void {
    this.stop();
  }

  override move(by: number): void {
    this.stop();
    void this.seek(this.moment + by);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.playing) return;
      await this.seek(this.moment + 1);
      if (this.moment >= this.length) this.stop();
      else if (this.playing) this.#tick();
    }, this.pace);
  }

  #fetch(moment: number): Promise<Position> {
    const known = this.#known.get(moment);
    if (known) return known;
    const asked = api.position(this.id, moment, this.#look);
    this.#known.set(moment, asked);
    asked.catch(() => this.#known.delete(moment));
    const oldest = this.#known.keys().next().value;
    if (this.#known.size > remembered && oldest !== undefined) this.#known.delete(oldest);
    return asked;
  }
}
