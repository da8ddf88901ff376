// One table as its reader sees it: what the server sent, and the turn being planned.
import { api } from "../api";
import { RefusedError, type Deed } from "../connection";
import type { AutoAnswers } from "../protocol/AutoAnswers";
import type { ChatLine } from "../protocol/ChatLine";
import type { Companion } from "../protocol/Companion";
import type { FromServer } from "../protocol/FromServer";
import type { LegalMove } from "../protocol/LegalMove";
import type { Position } from "../protocol/Position";
import type { Preview } from "../protocol/Preview";
import type { Refused } from "../protocol/Refused";
import type { Room } from "../protocol/Room";
import type { Step } from "../protocol/Step";
import type { TableInfo } from "../protocol/TableInfo";
import type { Told } from "../protocol/Told";
import { lang, t } from "../words/index.svelte";
import { connection, listen } from "./live.svelte";
import { joined } from "./log";
import { notices } from "./notices.svelte";
import { complete, emptyPlan, extended, notations, shortened, shown, stale, type Plan } from "./plan";
import { screen } from "./screen.svelte";
import { Looking } from "./seen";
import { kindOf } from "./sending";
import { session } from "./session.svelte";

/** So often a plan is tried again while the others go on. */
const REPLANS = 8;
const nobody: Position = { at: 0, viewer: null, view: null, asked: [], moves: [], scores: [], undo: [], over: false };

export class Table {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  steps = $state.raw<Step[]>([]);
  opening = $state.raw<Told[]>([]);
  /** Total points by seat, before the first entry and after each. */
  scores = $state.raw<number[][]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What was said and has not yet arrived. */
  saying = $state.raw<string[]>([]);
  auto = $state.raw<AutoAnswers>({ rules: {} });
  /** What just happened. */
  news = $state.raw<Told[]>([]);
  plan = $state.raw<Plan>(emptyPlan(nobody));
  hint = $state.raw<LegalMove | null>(null);
  /** A move pointed at in a list, to be shown on the board. */
  pointed = $state.raw<LegalMove | null>(null);
  /** The table cannot be seen: it does not exist, or not for us. */
  closed = $state.raw<Refused | null>(null);
  /** Something was sent and not yet answered, or is not yet shown. */
  busy = $state(false);
  /** How much of the log this person had seen when they came, on whatever browser; null if they never looked. */
  mark = $state.raw<number | null>(null);
  /** The complete turn plays itself after so many milliseconds, unless it is stopped; null if it waits to be confirmed. */
  sends = $state<number | null>(null);
  /** The screen should pass to this seat's player before they see anything. */
  passTo = $state<number | null>(null);

  readonly id: string;
  /** The table as it goes on; otherwise a moment of it, shown by somebody else. */
  readonly live: boolean;
  readonly #invite: string | null;
  #seat: number | null = null;
  #hides: (view: unknown) => boolean = () => true;
  #sent: number | null = null;
  #looking = new Looking((length) => connection.saw(this.id, length));
  /** A turn is on its way, not yet acknowledged. */
  #playing = false;
  #replanning = false;
  /** The language the log was told in. */
  #told = "";
  #stop: () => void = () => {};
  #sending: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, invite: string | null, live = true) {
    this.id = id;
    this.#invite = invite;
    this.live = live;
    if (!live) return;
    this.#stop = listen((message) => this.#hear(message));
    this.#watch(null);
  }

  leave(): void {
    this.hold();
    this.#stop();
    this.#looking.stop();
    connection.unwatch(this.id);
  }

  /** How to tell whether seats hide something from each other now; a game that cannot tell always does. */
  set hides(hides: ((view: unknown) => boolean) | undefined) {
    this.#hides = hides ?? (() => true);
    this.#chooseEyes();
  }

  /** What is drawn: the table as planned, or as it is. What companions on my seat are asked is theirs to answer. */
  get shown(): Position | null {
    if (!this.position) return null;
    const now = shown(this.position, this.plan);
    return this.deciding && now.moves.length > 0 ? { ...now, moves: [] } : now;
  }

  /** The companions on my seat who are asked while I am not; null if I may answer myself. */
  get deciding(): Companion[] | null {
    const people = this.info?.seats.find((seat) => seat.seat === this.seat)?.people ?? [];
    const asked = people.filter((one) => one.asked);
    return asked.length === 0 || asked.some((one) => one.id === session.me?.id) ? null : asked;
  }

  get planned(): boolean {
    return this.plan.steps.length > 0;
  }

  /** The seat whose eyes we look through; null for onlookers. */
  get seat(): number | null {
    return this.position?.viewer ?? null;
  }

  get asked(): boolean {
    return this.live && !this.deciding && (this.position?.asked.some((asked) => asked.seat === this.seat) ?? false);
  }

  // Acting

  /** Plans a move, or plays it at once if the reader prefers. */
  async choose(move: LegalMove): Promise<void> {
    if (this.busy || this.seat === null) return;
    if (!session.settings.confirm_turn) {
      await this.#play([...notations(this.plan), move.notation]);
      return;
    }
    this.hold();
    this.busy = true;
    try {
      const plan = this.planned ? this.plan : this.#fresh();
      const preview = await this.preview(move, plan);
      this.hint = null;
      this.plan = extended(plan, move, preview);
      if (this.position && stale(this.plan, this.position)) void this.#replan();
    } catch (error) {
      notices.fail(error);
    } finally {
      this.busy = false;
    }
    this.#send();
  }

  /** A complete turn waits, plays itself after a moment, or at once: as its player prefers for turns of its kind. */
  #send(): void {
    if (!this.ready) return;
    const { ways, moment } = screen.preferences;
    const way = ways[kindOf(this.plan, this.info?.seats ?? [])];
    if (way === "once") void this.confirm();
    if (way !== "moment") return;
    this.sends = moment * 1000;
    this.#sending = setTimeout(() => void this.confirm(), this.sends);
  }

  /** The turn does not play itself any more. */
  hold(): void {
    clearTimeout(this.#sending);
    this.sends = null;
  }

  /** Plays a move at once, with what is planned before it. */
  async answer(move: LegalMove): Promise<void> {
    if (this.busy || this.seat === null) return;
    await this.#play([...notations(this.plan), move.notation]);
  }

  /** What a move would lead to after those already planned. */
  async preview(move: LegalMove, plan: Plan = this.planned ? this.plan : this.#fresh()): Promise<Preview> {
    const moves = [...notations(plan), move.notation];
    const answer = await connection.ask({ type: "preview", table: this.id, seat: plan.seat, at: plan.at, moves });
    if (answer.type !== "preview") throw new Error(`asked for a preview, heard ${answer.type}`);
    return answer.preview;
  }

  async confirm(): Promise<void> {
    this.hold();
    if (this.planned && !this.busy) await this.#play(notations(this.plan));
  }

  get ready(): boolean {
    return complete(this.plan);
  }

  /** Takes back one planned step, or all after the first `length`. */
  takeBack(length?: number): void {
    this.hold();
    this.hint = null;
    this.plan = shortened(this.plan, length);
  }

  /** One step back, planned or played. False if only the others could allow it. */
  async stepBack(): Promise<boolean> {
    if (this.planned) {
      this.takeBack();
      return true;
    }
    const to = this.position?.undo[0];
    if (to === undefined || this.seat === null) return false;
    await this.deed({ type: "undo", table: this.id, seat: this.seat, to });
    return true;
  }

  async why(notation: string): Promise<Refused | null> {
    if (this.seat === null) return null;
    const answer = await connection.ask({
      type: "why",
      table: this.id,
      seat: this.seat,
      planned: notations(this.plan),
      notation,
    });
    return answer.type === "why" ? answer.refused : null;
  }

  async askHint(): Promise<void> {
    if (this.seat === null || this.busy) return;
    this.hold();
    this.busy = true;
    try {
      const answer = await connection.ask({
        type: "hint",
        table: this.id,
        seat: this.seat,
        planned: notations(this.plan),
      });
      if (answer.type === "hint") this.hint = answer.hint;
    } catch (error) {
      notices.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** Sends something that must happen exactly once; says so if it was refused. */
  async deed(deed: Deed): Promise<number | null> {
    try {
      return await connection.deed(deed);
    } catch (error) {
      notices.fail(error);
      return null;
    }
  }

  /** Says something to everybody of a room, or writes to one seat alone. */
  async say(room: Room, text: string, to: number | null = null): Promise<boolean> {
    this.saying = [...this.saying, text];
    try {
      return (await this.deed({ type: "say", table: this.id, room, text, ...(to === null ? {} : { to }) })) !== null;
    } finally {
      const index = this.saying.indexOf(text);
      this.saying = this.saying.filter((_, place) => place !== index);
    }
  }

  async saveAuto(answers: AutoAnswers): Promise<void> {
    if (this.seat === null) return;
    const stored = await this.deed({ type: "auto", table: this.id, seat: this.seat, answers });
    if (stored !== null) this.auto = answers;
  }

  /** The reader is shown the log up to here: kept with their account, so that every browser goes on from there, and so
      that they are not told elsewhere what they look at. */
  saw(length: number): void {
    if (session.me) this.#looking.at(length);
  }

  /** Looks through the eyes of another of my seats. A screen that is passed on stays covered until these eyes see. */
  look(seat: number): void {
    // What other eyes were told may not be for these.
    if (this.info?.secrets && seat !== this.#seat) {
      this.#told = "";
      this.steps = [];
      this.news = [];
    }
    this.#watch(seat);
  }

  async #play(moves: string[]): Promise<void> {
    const { position, seat } = this;
    if (!position || seat === null) return;
    this.busy = true;
    this.#playing = true;
    try {
      this.#sent = await connection.deed({ type: "play", table: this.id, seat, at: position.at, moves });
      this.#settle();
    } catch (error) {
      notices.fail(error);
      this.plan = this.#fresh();
    } finally {
      // What is played and not yet shown can neither be played again nor gone on with.
      this.busy = this.#sent !== null;
      this.#playing = false;
    }
  }

  #fresh(): Plan {
    return emptyPlan(this.position ?? nobody);
  }

  /** The plan is forgotten when the table shows what came of it, not before: nothing flickers. */
  #settle(): void {
    if (this.#sent === null || !this.position || this.position.at < this.#sent) return;
    this.#sent = null;
    this.busy = false;
    this.plan = this.#fresh();
  }

  // Hearing

  #watch(seat: number | null): void {
    this.#seat = seat;
    connection.watch({ table: this.id, invite: this.#invite, seen: this.steps.length || null, seat });
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        if (message.info.id === this.id) this.#whole(message);
        break;
      case "update":
        if (message.table === this.id) this.#update(message.position, message.steps);
        break;
      case "info":
        if (message.info.id === this.id) this.#around(message.info);
        break;
      case "said":
        if (message.table === this.id) this.#heardSaying(message.line);
        break;
      case "refused":
        // Neither a deed nor a question: the table itself is refused.
        if (message.table === this.id && message.key === undefined && message.id === undefined && !this.info) {
          this.closed = message.refused;
        }
        break;
    }
  }

  #whole(message: Extract<FromServer, { type: "table" }>): void {
    this.closed = null;
    this.auto = message.auto;
    this.chat = message.chat;
    // Only the first time: from then on the reader is looking.
    if (!this.info) this.mark = message.seen;
    if (message.position) {
      const known = this.#told === lang() ? joined(this.steps, message.steps) : null;
      const grown = this.position !== null && message.position.at > this.position.at;
      this.news = grown ? told(message.steps) : [];
      this.#place(message.position, known);
    }
    this.#around(message.info);
  }

  #update(position: Position, steps: Step[]): void {
    // Only forward: what was overtaken by something newer is dropped.
    if (this.position && position.at < this.position.at) return;
    this.news = told(steps);
    this.#place(position, joined(this.steps, steps));
    this.#chooseEyes();
  }

  #place(position: Position, steps: Step[] | null): void {
    this.position = position;
    this.hint = null;
    this.pointed = null;
    connection.seen(this.id, position.at);
    if (steps && steps.length >= position.at && this.scores.length > 0) {
      // An entry of nobody takes something back: which steps no longer count is told by the history.
      const takenBack = steps.slice(this.steps.length).some((step) => step.seat === null);
      this.steps = steps;
      this.#score(position);
      if (takenBack) void this.readHistory();
    } else {
      void this.readHistory();
    }
    this.#settle();
    if (stale(this.plan, position)) {
      // What was agreed to was another table.
      this.hold();
      void this.#replan();
    } else if (!this.planned) this.plan = this.#fresh();
  }

  /** Entries that came together share the newest score until the history is read again. */
  #score(position: Position): void {
    const totals = position.scores.map((score) => score.total);
    const scores = this.scores.slice(0, position.at + 1);
    const last = scores.at(-1) ?? totals;
    while (scores.length < position.at) scores.push(last);
    scores[position.at] = totals;
    this.scores = scores;
  }

  /** Reads the whole log, in the reader's language. */
  async readHistory(): Promise<void> {
    try {
      const spoken = lang();
      const seat = this.#seat;
      const history = await api.history(this.id, { invite: this.#invite, seat });
      if (seat !== this.#seat || history.steps.length < this.steps.length) return;
      this.#told = spoken;
      this.opening = history.opening;
      this.steps = history.steps;
      this.scores = history.scores;
    } catch (error) {
      notices.fail(error);
    }
  }

  /** The table went on while a turn was planned: tries the same moves again, as far as they go. Until that is known the
      plan stays in sight as it is; a turn that is being played is left alone. */
  async #replan(): Promise<void> {
    if (this.#replanning) return;
    this.#replanning = true;
    try {
      for (let round = 0; round < REPLANS; round++) {
        const { plan: kept, position } = this;
        if (this.#playing || this.#sent !== null || !position || !stale(kept, position)) return;
        let plan = this.#fresh();
        let cut = false;
        try {
          for (const { move } of kept.steps) plan = extended(plan, move, await this.preview(move, plan));
        } catch (error) {
          if (!(error instanceof RefusedError)) throw error;
          cut = true;
        }
        // Meanwhile the player may have gone on, or the table once more.
        if (this.#playing || this.plan !== kept || this.position?.at !== plan.at) continue;
        this.plan = plan;
        if (cut) notices.say(t("plan-cut"));
        return;
      }
    } finally {
      this.#replanning = false;
    }
  }

  #around(info: TableInfo): void {
    this.info = info;
    this.#chooseEyes();
  }

  /** On a shared screen we look through the eyes of whoever is asked. */
  #chooseEyes(): void {
    const mine = this.info?.mine ?? [];
    const { position } = this;
    if (mine.length === 0 || !position) return;
    const asked = position.asked.map((one) => one.seat).filter((seat) => mine.includes(seat));
    const now = position.viewer;
    if (now !== null && mine.includes(now) && (asked.length === 0 || asked.includes(now))) {
      this.passTo = null;
      return;
    }
    const next = asked[0] ?? mine[0];
    if (next === undefined || next === this.#seat) return;
    if (this.info?.secrets && mine.length > 1 && this.#hides(position.view)) this.passTo = next;
    else this.look(next);
  }

  #heardSaying(line: ChatLine): void {
    if (!this.chat.some((known) => nameOf(known) === nameOf(line))) this.chat = [...this.chat, line];
  }
}

/** Letters are numbered between every two seats. */
export function nameOf({ id, room, seat, to }: ChatLine): string {
  return room === "letters" ? [...[seat, to].sort(), id].join("-") : String(id);
}

function told(steps: Step[]): Told[] {
  return steps.filter((step) => !step.undone).flatMap((step) => step.told);
}
