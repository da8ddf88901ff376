// What the parts of the table share: the position, where moves can be made, what is being aimed at.
import { getContext, setContext } from "svelte";
import type { LegalMove } from "../../protocol/LegalMove";
import type { Told } from "../../protocol/Told";
import type { BoardProps } from "../game";
import { pieceColour } from "./colours";
import { sentences } from "./labels";
import { laidTile } from "./land/ghost";
import { byPlace, moveOf, placesOf, type Place } from "./places";
import type { CivView } from "./protocol/CivView";
import type { Event } from "./protocol/Event";
import type { View } from "./protocol/View";
import { words, type Word } from "./words";

/** A kind of piece was taken up: only these moves are offered until one is made or it is put down. */
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
  /** Said to screen readers only: what it means is seen elsewhere. */
  seen?: boolean;
  /** With several places to choose from, let the board glow instead of opening a menu. */
  aim?: boolean;
}

/** A pointer that only passes by is told nothing. */
const REST = 180;
/** Waits this long before asking why, in case the click was the first of two. */
const DOUBLE_CLICK = 240;
/** A turn chosen with the anchor is forgotten when the anchor takes longer than this. */
const PATIENCE = 4000;

/** Attributes of a spot that is not drawn in SVG: its words go into a `Face` instead. */
export function attributes<T extends { role: string; "aria-label": string }>(spot: T): Omit<T, "aria-label"> {
  const { "aria-label": _, ...rest } = spot;
  return rest;
}

export class Desk {
  readonly #props: () => BoardProps<View>;
  #wanted = $state.raw<Wanted | null>(null);
  /** The turn of a tile whose anchor was just chosen, with the offer it goes on from. */
  #rest: { of: LegalMove[]; notation: string; until: number } | null = null;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #saying: ReturnType<typeof setTimeout> | undefined;
  hint = $state.raw<Hint | null>(null);
  /** The hex under the pointer or in focus. */
  over = $state.raw<{ q: number; r: number } | null>(null);
  /** How the tile in hand is held. */
  turn = $state(0);
  /** Whose cards are looked at; `null` for the usual ones. */
  looked = $state.raw<number | null>(null);
  /** Regions are coloured by who dominates them, as if the game ended now. */
  ending = $state(false);
  /** The score sheet is open. */
  sheet = $state(false);

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
  get news(): Told[] {
    return this.#props().news;
  }

  readonly word: Word = $derived.by(() => words(this.#props().lang));
  readonly events: Event[] = $derived.by(() => this.news.map((told) => told.event as Event));
  readonly me: CivView | null = $derived.by(() => (this.seat === null ? null : (this.view.civs[this.seat] ?? null)));
  /** Civilizations with a person: the others are led by cards. */
  readonly players: number = $derived.by(() => this.view.civs.length - (this.view.npcs?.civilizations.length ?? 0));
  readonly wanted: Wanted | null = $derived.by(() => (this.#wanted?.of === this.moves ? this.#wanted : null));
  readonly places: Map<Place, LegalMove[]> = $derived.by(() => byPlace(this.wanted?.moves ?? this.moves, this.view));
  readonly pointed: ReadonlySet<Place> = $derived.by(() => {
    const pointed = this.#props().pointed;
    return new Set(pointed?.move ? placesOf(moveOf(pointed), this.view) : []);
  });
  /** The seat whose cards are shown large: one's own, or for spectators the one whose turn it is. */
  readonly main: number = $derived.by(() => {
    const usual = this.seat ?? (this.view.turn < this.players ? this.view.turn : 0);
    return this.looked ?? usual;
  });
  /** Ways a tile, a place or lava can be turned now. */
  readonly turns: LegalMove[] = $derived.by(() => this.moves.filter((legal) => moveOf(legal).kind === "turn"));
  /** The turn that is shown: as held if that is possible, else the first that is. */
  readonly shownTurn: number = $derived.by(() => {
    const possible = this.turns.map((legal) => {
      const move = moveOf(legal);
      return move.kind === "turn" ? move.turn : 0;
    });
    const held = this.turn % (laidTile(this.view)?.orientations ?? 6);
    return possible.length === 0 || possible.includes(held) ? held : possible[0]!;
  });

  offered(place: Place): LegalMove[] {
    return this.places.get(place) ?? [];
  }

  colour(seat: number): string {
    return pieceColour(seat);
  }
  civ(seat: number): string {
    return this.word(`civ-${seat}`);
  }
  /** Who sits there, or the non-player civilization. */
  person(seat: number): string {
    const npc = this.view.npcs?.civilizations.find((it) => it.seat === seat);
    if (npc) return this.word("npc-level", { npc: this.word(`npc-${npc.npc}`), level: npc.level });
    const holder = this.#props().seats[seat]?.holder;
    return holder && holder.kind !== "open" ? holder.name : this.civ(seat);
  }

  /** Attributes of something that can be clicked. */
  spot(place: Place, options: SpotOptions) {
    const moves = this.offered(place);
    const spoken = sentences(options.label, options.about, ...moves.slice(0, 6).map((move) => move.text));
    const act = (event: Event_) => this.#act(place, options, event.currentTarget as Element);
    const enter = (event: Event_, after: number) => this.#say(event.currentTarget as Element, options, moves, after);
    const leave = () => this.hush();
    return {
      "data-place": place,
      "data-glow": moves.length > 0 ? "" : undefined,
      "data-pointed": this.pointed.has(place) ? "" : undefined,
      role: "button" as const,
      tabindex: -1,
      "aria-label": spoken,
      onclick: act,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        act(event);
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

  /** Turns the tile in hand, or the one just laid, through the ways that are possible. */
  rotate(by: number) {
    const ways =
      this.turns.length > 0
        ? this.turns.map((legal) => moveOf(legal)).flatMap((move) => (move.kind === "turn" ? [move.turn] : []))
        : null;
    if (ways) {
      const at = ways.indexOf(this.shownTurn);
      this.turn = ways[(at + by + ways.length) % ways.length] ?? 0;
      return;
    }
    const most = laidTile(this.view)?.orientations ?? 1;
    this.turn = (((this.turn + by) % most) + most) % most;
  }

  /** Lays the tile as it is shown. */
  playTurn(anchor: Element | null) {
    const legal = this.turns.find((one) => {
      const move = moveOf(one);
      return move.kind === "turn" && move.turn === this.shownTurn;
    });
    if (legal) this.play(legal, anchor);
  }

  /** After the anchor of a tile: the turn it was held in, if that is possible. */
  goOn() {
    const rest = this.#rest;
    if (!rest || rest.of === this.moves) return;
    this.#rest = null;
    const legal = this.moves.find((one) => one.notation === rest.notation);
    if (legal && performance.now() < rest.until) this.#props().choose([legal], null);
  }

  putDown() {
    this.#wanted = null;
  }

  /** The click was one of two: it was not meant as a question. */
  doubleClicked() {
    clearTimeout(this.#asking);
  }

  #act(place: Place, options: SpotOptions, anchor: Element) {
    const moves = this.offered(place);
    clearTimeout(this.#asking);
    this.#rest = null;
    if (moves.length === 0) {
      if (this.wanted) this.putDown();
      else if (this.seat !== null && options.why) {
        const notation = options.why;
        const ask = () => this.#props().why(notation, anchor);
        if (place.startsWith("hex:")) this.#asking = setTimeout(ask, DOUBLE_CLICK);
        else ask();
      }
      return;
    }
    this.hush();
    const first = moveOf(moves[0]!);
    if (first.kind === "anchor" && (laidTile(this.view)?.orientations ?? 1) > 1) {
      this.#rest = { of: this.moves, notation: `turn ${this.shownTurn}`, until: performance.now() + PATIENCE };
    }
    if (options.aim && moves.length > 1 && !this.wanted) {
      this.#wanted = { of: this.moves, title: options.label, moves };
    } else {
      this.#props().choose(moves, anchor, options.label);
    }
  }

  #say(anchor: Element, options: SpotOptions, moves: LegalMove[], after: number) {
    clearTimeout(this.#saying);
    // The tile in hand shows better than words where it would lie.
    if (options.seen && (moves.length === 0 || moveOf(moves[0]!).kind === "anchor")) return;
    const lines = options.about && !options.seen ? options.about.split("\n") : [];
    const shown = moves.slice(0, 5).map((move) => `▸ ${move.text}`);
    if (moves.length > shown.length) shown.push(this.word("hint-more", { count: moves.length - shown.length }));
    this.#saying = setTimeout(() => {
      this.hint = { anchor, title: options.label, lines: [...lines, ...shown] };
    }, after);
  }

  /** Says nothing more about what was under the pointer. */
  hush() {
    clearTimeout(this.#saying);
    if (this.hint) this.hint = null;
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
