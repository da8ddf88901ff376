// What the parts of the table share: the position, where moves can be made, the die in hand.
import { getContext, setContext } from "svelte";
import type { LegalMove } from "../../protocol/LegalMove";
import type { Told } from "../../protocol/Told";
import type { BoardProps } from "../game";
import { roller, sentences } from "./labels";
import { byPlace, moveOf, obvious, placesOf, slotOf, type Place } from "./places";
import type { DieView } from "./protocol/DieView";
import type { Event } from "./protocol/Event";
import type { PlayerView } from "./protocol/PlayerView";
import type { Question } from "./protocol/Question";
import type { View } from "./protocol/View";
import { words, type Word } from "./words";

/** A die was taken up: only what can be done with it is offered until it is put down. */
interface Held {
  /** The offer it belongs to; another offer makes it void. */
  of: LegalMove[];
  /** Where it lies in the tray. */
  index: number;
  die: number;
  /** The value it is to be used as; null as long as all are offered. */
  value: number | null;
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
}

interface Named {
  role: "button" | "img";
  "aria-label": string;
}

/**
 * What is seen on a button differs from its name: the name becomes hidden words inside it, and what
 * is seen is kept from screen readers. Pictures keep their label.
 */
export function named<T extends Named>(spot: T): { said: string; attributes: Omit<T, "aria-label"> } {
  if (spot.role !== "button") return { said: "", attributes: spot };
  const { "aria-label": said, ...attributes } = spot;
  return { said, attributes };
}

/** A pointer that only passes by is told nothing. */
const REST = 200;
/** A finger that stays this long wants to know, not to play. */
const HOLD = 450;

export class Desk {
  readonly #props: () => BoardProps<View>;
  #held = $state.raw<Held | null>(null);
  #saying: ReturnType<typeof setTimeout> | undefined;
  #holding: ReturnType<typeof setTimeout> | undefined;
  /** A finger stayed until it was told something: lifting it is no click. */
  #told = false;
  hint = $state.raw<Hint | null>(null);
  /** Whose estate is looked at; `null` for the usual one. */
  looked = $state.raw<number | null>(null);
  /** Dice marked to be rolled again, as bits, for the offer they belong to. */
  #marked = $state.raw<{ of: LegalMove[]; bits: number } | null>(null);

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
  get lang(): "en" | "fr" {
    return this.#props().lang;
  }
  get news(): Told[] {
    return this.#props().news;
  }

  readonly word: Word = $derived.by(() => words(this.#props().lang));
  readonly events: Event[] = $derived.by(() => this.news.map((told) => told.event as Event));
  /** Where dice were just placed. */
  readonly #fresh: ReadonlySet<Place> = $derived.by(
    () => new Set(this.events.flatMap((event) => (event.kind === "die_placed" ? [slotOf(event.at, event.value)] : []))),
  );
  readonly me: PlayerView | null = $derived.by(() =>
    this.seat === null ? null : (this.view.players[this.seat] ?? null),
  );
  readonly held: Held | null = $derived.by(() => (this.#held?.of === this.moves ? this.#held : null));
  readonly night: boolean = $derived.by(() => this.view.options.includes("night"));
  readonly question: Question | null = $derived.by(
    () => (this.moves.length > 0 && this.view.asked.find((one) => one.seat === this.seat)?.question) || null,
  );

  readonly places: Map<Place, LegalMove[]> = $derived.by(() => {
    const held = this.held;
    if (!held) return byPlace(this.moves);
    const fits = (legal: LegalMove) => {
      const move = moveOf(legal);
      return move.kind === "place" && move.die === held.die && (held.value === null || move.value === held.value);
    };
    return byPlace(this.moves.filter(fits));
  });
  readonly pointed: ReadonlySet<Place> = $derived.by(() => {
    const pointed = this.#props().pointed;
    return new Set(pointed?.move ? placesOf(moveOf(pointed)) : []);
  });
  /** The seat whose estate is shown large: one's own, or for spectators the active one. */
  readonly main: number = $derived.by(() => this.looked ?? this.seat ?? this.view.active ?? this.view.first ?? 0);

  offered(place: Place): LegalMove[] {
    return this.places.get(place) ?? [];
  }

  /** Is anything offered in a part of the city? */
  anyOf(prefix: string): boolean {
    return [...this.places.keys()].some((place) => place.startsWith(prefix));
  }

  /** Was a die just placed there? */
  landed(place: Place): boolean {
    return this.#fresh.has(place);
  }

  /** Values a die can be used as, by the moves offered for it. */
  valuesOf(die: number): number[] {
    const values = new Set<number>();
    for (const legal of this.moves) {
      const move = moveOf(legal);
      if (move.kind === "place" && move.die === die) values.add(move.value);
    }
    return [...values].sort((a, b) => a - b);
  }

  person(seat: number | null): string {
    if (seat === null) return this.word("nobody");
    const holder = this.#props().seats[seat]?.holder;
    return holder && holder.kind !== "open" ? holder.name : this.word(`seat-${seat}`);
  }

  /** Whose die it is. */
  roller(die: DieView): string {
    return roller(this.word, (seat) => this.person(seat), die);
  }

  /** Attributes of something that can be clicked. */
  spot(place: Place, options: SpotOptions) {
    const moves = this.offered(place);
    const spoken = sentences(options.label, options.about, ...moves.slice(0, 6).map((move) => move.text));
    const act = (event: Event_, all: boolean) => this.#act(place, options, event.currentTarget as Element, all);
    const telling = this.#telling(options, moves);
    return {
      ...telling,
      "data-place": place,
      "data-glow": moves.length > 0 ? "" : undefined,
      "data-soft": moves.length > 0 && this.#costly(moves) ? "" : undefined,
      "data-pointed": this.pointed.has(place) ? "" : undefined,
      role: "button" as const,
      tabindex: -1,
      "aria-label": spoken,
      onclick: (event: MouseEvent) => act(event, event.shiftKey),
      oncontextmenu: (event: MouseEvent) => {
        telling.oncontextmenu(event);
        if (moves.length < 2 || event.defaultPrevented) return;
        event.preventDefault();
        act(event, true);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        act(event, event.shiftKey);
      },
    };
  }

  /** Attributes of something that only says what it is. */
  sign(options: SpotOptions) {
    const telling = this.#telling(options, []);
    return {
      ...telling,
      // A finger does not hover: it taps to be told.
      onpointerup: (event: PointerEvent) => {
        telling.onpointerup();
        if (event.pointerType === "touch") this.#say(event.currentTarget as Element, options, [], 0);
      },
      role: "img" as const,
      "aria-label": sentences(options.label, options.about),
    };
  }

  /** Attributes of a button that shows less than it means. */
  meaning(label: string) {
    return this.#telling({ label }, []);
  }

  /** Says what something is to a pointer that rests on it, a finger that stays, and whoever comes with the keys. */
  #telling(options: SpotOptions, moves: LegalMove[]) {
    const say = (event: Event_, after: number) => this.#say(event.currentTarget as Element, options, moves, after);
    const lift = () => clearTimeout(this.#holding);
    const leave = (event: PointerEvent | FocusEvent) => {
      lift();
      // A lifted finger has not gone elsewhere.
      if (!("pointerType" in event && event.pointerType === "touch")) this.hush();
    };
    return {
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && say(event, REST),
      onpointerleave: leave,
      onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && say(event, 0),
      onblur: leave,
      onpointerdown: (event: PointerEvent) => {
        lift();
        this.#told = false;
        if (event.pointerType !== "touch") return;
        const { currentTarget } = event;
        this.#holding = setTimeout(() => {
          this.#told = true;
          say({ currentTarget }, 0);
        }, HOLD);
      },
      onpointerup: lift,
      // The finger scrolls or enlarges.
      onpointercancel: lift,
      // Some browsers answer a long touch with a menu of their own.
      oncontextmenu: (event: MouseEvent) => {
        if (this.#told) event.preventDefault();
      },
      onclickcapture: (event: MouseEvent) => {
        if (!this.#told) return;
        this.#told = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
  }

  /** Only possible with Modifiers. */
  #costly(moves: LegalMove[]): boolean {
    return moves.every((legal) => {
      const move = moveOf(legal);
      return move.kind === "place" && move.die !== move.value;
    });
  }

  /** One click, one move, from a button of its own. */
  play(move: LegalMove, anchor: Element | null) {
    this.hush();
    this.#props().choose([move], anchor);
  }

  ask(notation: string, anchor: Element | null) {
    if (this.seat !== null) this.#props().why(notation, anchor);
  }

  /** Takes up a die, or puts it down again. */
  take(index: number, die: number) {
    const held = this.held;
    this.#held = held?.index === index ? null : { of: this.moves, index, die, value: null };
  }

  useAs(value: number | null) {
    const held = this.held;
    if (held) this.#held = { ...held, value: held.value === value ? null : value };
  }

  putDown() {
    this.#held = null;
  }

  /** Dice marked to be rolled again. */
  get marked(): number {
    return this.#marked?.of === this.moves ? this.#marked.bits : 0;
  }

  mark(bits: number) {
    this.#marked = { of: this.moves, bits };
  }

  #act(place: Place, options: SpotOptions, anchor: Element, all: boolean) {
    const moves = this.offered(place);
    if (moves.length === 0) {
      if (this.held) this.putDown();
      else if (this.seat !== null && options.why) this.#props().why(options.why, anchor);
      return;
    }
    this.hush();
    this.#props().choose(all ? moves : obvious(moves), anchor, options.label);
  }

  #say(anchor: Element, options: SpotOptions, moves: LegalMove[], after: number) {
    clearTimeout(this.#saying);
    const lines = options.about ? [options.about] : [];
    const shown = moves.slice(0, 5).map((move) => `▸ ${move.text}`);
    if (moves.length > shown.length) shown.push(this.word("hint-more", { count: moves.length - shown.length }));
    this.#saying = setTimeout(() => (this.hint = { anchor, title: options.label, lines: [...lines, ...shown] }), after);
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
