// What the parts of the table share: the position, where moves can be made, what is being aimed at.
import { getContext, setContext, untrack } from "svelte";
import type { LegalMove } from "../../protocol/LegalMove";
import type { Told } from "../../protocol/Told";
import type { BoardProps } from "../game";
import { pieceColour } from "./colours";
import { sentences } from "./labels";
import { byPlace, moveOf, obvious, placesOf, type Place } from "./places";
import type { Event } from "./protocol/Event";
import type { PlayerView } from "./protocol/PlayerView";
import type { View } from "./protocol/View";
import { words, type Word } from "./words";

/** A piece was taken up: only these moves are offered until one is made or it is put down. */
interface Wanted {
  /** The offer it belongs to; another offer makes it void. */
  of: LegalMove[];
  title: string;
  moves: LegalMove[];
}

/** What is said about the thing under the pointer or in focus. */
export interface Hint {
  anchor: Element;
  title: string;
  lines: string[];
}

export interface SpotOptions {
  /** What it is, for tooltips, menus and screen readers. */
  label: string;
  /** What it means, in a sentence. */
  about?: string | undefined;
  /** What to ask the server about when nothing is offered here. */
  why?: string | undefined;
  /** With several places to choose from, let the board glow instead of opening a menu. */
  aim?: boolean;
  /** Steps that would make it possible, in the game's notation: one click plans them all. */
  by?: string[] | undefined;
  /** Hexes to light up meanwhile. */
  light?: number[] | undefined;
}

/** A pointer that only passes by is told nothing. */
const REST = 180;
/** Waits this long before asking why, in case the click was the first of two. */
const DOUBLE_CLICK = 240;

/** What has not been answered by then was refused, and is not gone on with. */
const PATIENCE = 4000;

/** Attributes of a spot or picture that is not drawn in SVG: its words go into a `Face` instead. */
export function attributes<T extends { role: string; "aria-label": string }>(spot: T): Omit<T, "aria-label"> {
  if (spot.role !== "button") return spot;
  const { "aria-label": _, ...rest } = spot;
  return rest;
}
/** The words for that `Face`. */
export const spoken = (spot: { role: string; "aria-label": string }): string =>
  spot.role === "button" ? spot["aria-label"] : "";

export class Desk {
  readonly #props: () => BoardProps<View>;
  #wanted = $state.raw<Wanted | null>(null);
  /** What was chosen together and is still to be planned, with the offer it goes on from. */
  #rest: { of: LegalMove[]; notations: string[]; until: number } | null = null;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #saying: ReturnType<typeof setTimeout> | undefined;
  hint = $state.raw<Hint | null>(null);
  /** Hexes lit by what the pointer is on. */
  lit = $state.raw<ReadonlySet<number>>(new Set());
  /** Whose board is looked at; `null` for the usual one. */
  looked = $state.raw<number | null>(null);
  /** Where each seat built last, as far as the news told. */
  origins = $state.raw<ReadonlyMap<number, number>>(new Map());

  constructor(props: () => BoardProps<View>) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().view;
  }
  get seat(): number | null {
    return this.#props().seat;
  }
  get symbols(): boolean {
    return this.#props().symbols;
  }
  get calm(): boolean {
    return this.#props().calm;
  }
  get moves(): LegalMove[] {
    return this.#props().moves;
  }

  readonly word: Word = $derived.by(() => words(this.#props().lang));
  get news(): Told[] {
    return this.#props().news;
  }
  readonly events: Event[] = $derived.by(() => this.news.map((told) => told.event as Event));
  readonly me: PlayerView | null = $derived.by(() =>
    this.seat === null ? null : (this.view.players[this.seat] ?? null),
  );
  readonly wanted: Wanted | null = $derived.by(() => (this.#wanted?.of === this.moves ? this.#wanted : null));
  readonly places: Map<Place, LegalMove[]> = $derived.by(() =>
    byPlace(this.wanted?.moves ?? this.moves, this.me?.home ?? null),
  );
  readonly pointed: ReadonlySet<Place> = $derived.by(() => {
    const pointed = this.#props().pointed;
    return new Set(pointed?.move ? placesOf(moveOf(pointed)) : []);
  });
  /** The seat whose board is shown large: one's own, or for spectators the active one. */
  readonly main: number = $derived.by(() => this.looked ?? this.seat ?? this.view.active ?? this.view.order[0] ?? 0);

  offered(place: Place): LegalMove[] {
    return this.places.get(place) ?? [];
  }

  colour(seat: number): string {
    return pieceColour(this.view, seat);
  }

  /** The faction, or who sits there as long as there is none. */
  name(seat: number): string {
    const faction = this.view.players[seat]?.faction;
    return faction ? this.word(`faction-${faction}`) : this.person(seat);
  }

  person(seat: number): string {
    const holder = this.#props().seats[seat]?.holder;
    return holder && holder.kind !== "open" ? holder.name : this.word(`seat-${seat}`);
  }

  /** Attributes of something that can be clicked. */
  spot(place: Place, options: SpotOptions) {
    const moves = this.offered(place);
    const spoken = sentences(options.label, options.about, ...moves.slice(0, 6).map((move) => move.text));
    const act = (event: Event_, all: boolean) => this.#act(place, options, event.currentTarget as Element, all);
    const enter = (event: Event_, after: number) => this.#say(event.currentTarget as Element, options, moves, after);
    const leave = () => this.hush();
    return {
      "data-place": place,
      "data-glow": moves.length > 0 ? "" : undefined,
      "data-by": moves.length === 0 && options.by ? "" : undefined,
      "data-pointed": this.pointed.has(place) ? "" : undefined,
      role: "button" as const,
      tabindex: -1,
      "aria-label": spoken,
      onclick: (event: MouseEvent) => act(event, event.shiftKey),
      oncontextmenu: (event: MouseEvent) => {
        if (moves.length < 2) return;
        event.preventDefault();
        act(event, true);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        act(event, event.shiftKey);
      },
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && enter(event, REST),
      onpointerleave: leave,
      onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && enter(event, 0),
      onblur: leave,
    };
  }

  /** One click, one move, from a button of its own. */
  play(move: LegalMove, anchor: Element | null) {
    this.hush();
    this.#props().choose([move], anchor);
  }

  choose(moves: LegalMove[], anchor: Element | null, title: string) {
    this.hush();
    this.#props().choose(moves, anchor, title);
  }

  /** Goes on with what was chosen together, as soon as there is a new offer. */
  goOn() {
    const rest = this.#rest;
    if (!rest || rest.of === this.moves) return;
    this.#rest = null;
    if (performance.now() < rest.until) this.#follow(rest.notations);
  }

  /** Chooses the first of these moves and remembers the others; what is not offered is asked about. */
  #follow(notations: string[]) {
    const [first, ...others] = notations;
    const move = this.moves.find((legal) => legal.notation === first);
    if (!move) {
      // Something else is in the way: the server knows what.
      if (first) this.#props().why(first, null);
      return;
    }
    if (others.length > 0) this.#rest = { of: this.moves, notations: others, until: performance.now() + PATIENCE };
    this.#props().choose([move], null);
  }

  putDown() {
    this.#wanted = null;
  }

  /** The click was one of two: it was not meant as a question. */
  doubleClicked() {
    clearTimeout(this.#asking);
  }

  #act(place: Place, options: SpotOptions, anchor: Element, all: boolean) {
    const moves = this.offered(place);
    clearTimeout(this.#asking);
    this.#rest = null;
    if (moves.length === 0) {
      if (this.wanted) this.putDown();
      else if (options.by) this.#follow(options.by);
      else if (this.seat !== null && options.why) {
        const notation = options.why;
        const ask = () => this.#props().why(notation, anchor);
        if (place.startsWith("hex:")) this.#asking = setTimeout(ask, DOUBLE_CLICK);
        else ask();
      }
      return;
    }
    this.hush();
    const chosen = all ? moves : obvious(moves);
    if (options.aim && chosen.length > 1 && !this.wanted) {
      this.#wanted = { of: this.moves, title: options.label, moves: chosen };
    } else {
      this.#props().choose(chosen, anchor, options.label);
    }
  }

  #say(anchor: Element, options: SpotOptions, moves: LegalMove[], after: number) {
    clearTimeout(this.#saying);
    const lines = options.about ? [options.about] : [];
    const shown = moves.slice(0, 5).map((move) => `▸ ${move.text}`);
    if (moves.length > shown.length) shown.push(this.word("hint-more", { count: moves.length - shown.length }));
    this.#saying = setTimeout(() => {
      this.hint = { anchor, title: options.label, lines: [...lines, ...shown] };
      this.lit = new Set(options.light ?? []);
    }, after);
  }

  /** Says nothing more about what was under the pointer. */
  hush() {
    clearTimeout(this.#saying);
    if (this.hint) this.hint = null;
    if (this.lit.size > 0) this.lit = new Set();
  }

  /** What the news say about where power is offered from. */
  remember(events: Event[]) {
    const builds = events.filter((event) => event.kind === "built" || event.kind === "upgraded");
    if (builds.length === 0) return;
    // Read without listening: whoever remembers must not be woken by it.
    const origins = new Map(untrack(() => this.origins));
    for (const build of builds) origins.set(build.seat, build.hex);
    this.origins = origins;
  }
}

type Event_ = { currentTarget: unknown };

const KEY = Symbol("desk");

export function setDesk(props: () => BoardProps<View>): Desk {
  return setContext(KEY, new Desk(props));
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
