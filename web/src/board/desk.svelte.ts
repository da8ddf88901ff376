// What the parts of a table share: the position, where moves can be made, what is being aimed at, and
// what is said about things. A game adds its places and whatever else its parts must agree about.
import { getContext, setContext } from "svelte";
import type { BoardProps, Lately } from "../games/game";
import type { LegalMove } from "../protocol/LegalMove";
import type { SeatInfo } from "../protocol/SeatInfo";
import type { Told } from "../protocol/Told";
import { Explainer, type About, type Fact } from "./explain.svelte";
import { placesHit, type PlaceOf } from "./motion";
import { byPlace } from "./places";
import { sentences } from "./text";
import type { Lang, Word, Words } from "./words";

/** A piece was taken up: only these moves are offered until one is made or it is put down. */
interface Wanted {
  /** The offer it belongs to; another offer makes it void. */
  of: LegalMove[];
  title: string;
  moves: LegalMove[];
}

export interface SignOptions {
  /** What it is, for cards, menus and screen readers. */
  label: string;
  /** What it means, in a sentence or in lines. */
  about?: string | undefined;
  /** What it costs and brings now, each with a tick for what one has. */
  facts?: Fact[] | undefined;
  /** The rule it follows. */
  rule?: string | undefined;
}

export interface SpotOptions extends SignOptions {
  /** What to ask the server about when nothing is offered here. */
  why?: string | undefined;
  /** What it means is seen elsewhere: said to screen readers, and to fingers, which do not hover. */
  seen?: boolean;
  /** With several places to choose from, let the board glow instead of opening a menu. */
  aim?: boolean;
  /** Steps that would make it possible, in the game's notation: one click plans them all. */
  by?: string[] | undefined;
}

/** A button for answers that have no place on the table. */
export interface Answer {
  /** What it plays; of several a menu asks which. */
  moves: LegalMove[];
  text: string;
  /** More about it, for whoever rests the pointer on it. */
  title?: string;
  /** A drawing of the game's sheet. */
  icon?: string;
  /** One that few would choose. */
  quiet?: boolean;
}

/** Waits this long before asking why, in case the click was the first of two. */
const DOUBLE_CLICK = 240;
/** What has not been answered by then was refused, and is not gone on with. */
const PATIENCE = 4000;
/** Moves a screen reader is told of a place, before it goes there. */
const TOLD = 6;

type Asked = { currentTarget: unknown };

export abstract class Desk<View, Place extends string, Event = unknown> {
  readonly #props: () => BoardProps<View>;
  readonly #explainer = new Explainer();
  #wanted = $state.raw<Wanted | null>(null);
  /** What was chosen together and is still to be planned, with the offer it goes on from. */
  #rest: { of: LegalMove[]; notations: string[]; until: number; optional: boolean } | null = null;
  #asking: ReturnType<typeof setTimeout> | undefined;
  /** Whose area is opened large; `null` for nobody's. */
  looked = $state.raw<number | null>(null);

  constructor(props: () => BoardProps<View>) {
    this.#props = props;
  }

  protected abstract readonly words: Words;
  /** All places a move can be made from, the most natural one first. */
  abstract placesOf(legal: LegalMove): Place[];
  /** Where an event happens, and what moves from where to where. */
  abstract readonly placeOf: PlaceOf<View, Event>;
  /** The seat whose area is docked at the board: the viewer's, or for spectators whose turn it is. */
  abstract readonly main: number;

  get view(): View {
    return this.#props().view;
  }
  /** Without the planned turn; null if none is planned. */
  get before(): View | null {
    return this.#props().before;
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
  get lang(): Lang {
    return this.#props().lang;
  }
  get news(): Told[] {
    return this.#props().news;
  }
  /** Moves that are planned and not yet played. */
  get planned(): LegalMove[] {
    return this.#props().planned;
  }
  get lately(): Lately[] {
    return this.#props().lately;
  }
  get hint() {
    return this.#explainer.hint;
  }
  /** A finger was just told something: what follows from lifting it is no click. */
  get told(): boolean {
    return this.#explainer.told;
  }

  readonly word: Word = $derived.by(() => this.words(this.lang));
  readonly events: Event[] = $derived.by(() => this.news.map((told) => told.event as Event));
  readonly wanted: Wanted | null = $derived.by(() => (this.#wanted?.of === this.moves ? this.#wanted : null));
  readonly places: Map<Place, LegalMove[]> = $derived.by(() =>
    byPlace(
      this.offers(),
      (legal) => this.placesOf(legal),
      (legal) => this.rank(legal),
    ),
  );
  readonly pointed: ReadonlySet<Place> = $derived.by(() => {
    const pointed = this.#props().pointed;
    return new Set(pointed?.move ? this.placesOf(pointed) : []);
  });
  /** Where something just happened. */
  readonly happened: ReadonlySet<string> = $derived.by(() =>
    placesHit(this.events, { view: this.view, main: this.main }, this.placeOf),
  );

  // What a game may want otherwise.

  /** Answers that have no place on the table: the frame shows them as buttons. */
  answers(): Answer[] {
    const moves = this.wanted ? [] : this.offered("buttons" as Place);
    return moves.map((legal) => ({ moves: [legal], text: legal.text }));
  }

  /** What can be chosen now: all, or what goes with the piece in hand. */
  protected offers(): LegalMove[] {
    return this.wanted?.moves ?? this.moves;
  }
  /** Of several moves at one place, the likely ones first. */
  protected rank(_legal: LegalMove): number {
    return 0;
  }
  /** What one click does, of all that can be done at a place. */
  protected obvious(moves: LegalMove[]): LegalMove[] {
    return moves;
  }
  /** Something was opened in the middle of the board; a phone then shows the board. */
  get middle(): boolean {
    return false;
  }
  /** Is something in hand? */
  get busy(): boolean {
    return this.wanted !== null;
  }
  putDown(): void {
    this.#wanted = null;
  }
  /** More attributes of a spot where these moves can be made. */
  protected marks(_moves: LegalMove[], _options: SpotOptions): Record<string, "" | undefined> {
    return {};
  }
  /** What a hovering pointer is told of a spot; `null` if it is better seen. */
  protected hovered(options: SpotOptions, moves: LegalMove[]): About | null {
    if (!options.seen) return this.#about(options, moves);
    return moves.length > 0 ? { title: options.label, lines: [], moves } : null;
  }
  /** Moves to go on with as soon as the first of these is planned; none by default. */
  protected follow(_moves: LegalMove[]): string[] {
    return [];
  }
  /** Who is called so as long as nobody sits there. */
  protected unnamed(seat: number): string {
    return this.word(`seat-${seat}`);
  }

  person(seat: number): string {
    const holder: SeatInfo["holder"] | undefined = this.#props().seats[seat]?.holder;
    return holder && holder.kind !== "open" ? holder.name : this.unnamed(seat);
  }

  offered(place: Place): LegalMove[] {
    return this.places.get(place) ?? [];
  }

  /** Is anything offered at a place that begins so? */
  anyOf(...beginnings: string[]): boolean {
    return [...this.places.keys()].some((place) => beginnings.some((beginning) => place.startsWith(beginning)));
  }

  /** Attributes of something that can be clicked. */
  spot(place: Place, options: SpotOptions) {
    const moves = this.offered(place);
    const spoken = sentences(options.label, options.about, ...moves.slice(0, TOLD).map((move) => move.text));
    const act = (event: Asked, all: boolean) => this.#act(place, options, event.currentTarget as Element, all);
    const telling = this.#explainer.attributes((touched) => {
      if (!touched) this.pointAt(options);
      return touched ? this.#about(options, moves) : this.hovered(options, moves);
    });
    return {
      ...telling,
      ...this.marks(moves, options),
      "data-place": place,
      "data-glow": moves.length > 0 ? "" : undefined,
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
  sign(options: SignOptions) {
    const about = this.#about(options, []);
    const telling = this.#explainer.attributes(() => about);
    return {
      ...telling,
      // A finger does not hover: it taps to be told.
      onpointerup: (event: PointerEvent) => {
        telling.onpointerup();
        if (event.pointerType === "touch") this.#explainer.say(event.currentTarget as Element, 0);
      },
      role: "img" as const,
      "aria-label": sentences(options.label, options.about),
    };
  }

  /** Attributes of something that shows less than it means. */
  meaning(label: string | undefined) {
    if (!label) return {};
    return this.#explainer.attributes(() => ({ title: label, lines: [], moves: [] }));
  }

  /** The pointer rests on this: a game may show more than words. */
  protected pointAt(_options: SpotOptions): void {}

  #about({ label, about, facts, rule }: SignOptions, moves: LegalMove[]): About {
    return { title: label, lines: about?.split("\n") ?? [], facts, rule, moves };
  }

  /** One click, one move, from a button of its own. */
  play(move: LegalMove, anchor: Element | null): void {
    this.hush();
    this.#props().choose([move], anchor);
  }

  /** An answer from a button of its own: one click, and it is played. */
  answer(move: LegalMove): void {
    this.hush();
    this.#props().answer(move);
  }

  choose(moves: LegalMove[], anchor: Element | null, title: string): void {
    this.hush();
    this.#props().choose(moves, anchor, title);
  }

  ask(notation: string, anchor: Element | null): void {
    if (this.seat !== null) this.#props().why(notation, anchor);
  }

  /** Goes on with what was chosen together, as soon as there is a new offer. */
  goOn(): void {
    const rest = this.#rest;
    if (!rest || rest.of === this.moves) return;
    this.#rest = null;
    if (performance.now() < rest.until) this.#plan(rest.notations, rest.optional);
  }

  /** Chooses the first of these moves and remembers the others; what must be and is not offered is asked about. */
  #plan([first, ...others]: string[], optional: boolean): void {
    const move = this.moves.find((legal) => legal.notation === first);
    if (!move) {
      // Something else is in the way: the server knows what.
      if (first && !optional) this.#props().why(first, null);
      return;
    }
    this.#remember(others, optional);
    this.#props().choose([move], null);
  }

  #remember(notations: string[], optional: boolean): void {
    const until = performance.now() + PATIENCE;
    this.#rest = notations.length > 0 ? { of: this.moves, notations, until, optional } : null;
  }

  /** The click was one of two: it was not meant as a question. */
  doubleClicked(): void {
    clearTimeout(this.#asking);
  }

  #act(place: Place, options: SpotOptions, anchor: Element, all: boolean): void {
    const moves = this.offered(place);
    clearTimeout(this.#asking);
    this.#rest = null;
    if (moves.length === 0) return this.#missed(place, options, anchor);
    this.hush();
    this.#remember(this.follow(moves), true);
    const chosen = all ? moves : this.obvious(moves);
    if (options.aim && chosen.length > 1 && !this.wanted) {
      this.#wanted = { of: this.moves, title: options.label, moves: chosen };
    } else {
      this.#props().choose(chosen, anchor, options.label);
    }
  }

  /** Nothing can be done there: put down what is in hand, do what would make it possible, or ask why. */
  #missed(place: Place, { by, why }: SpotOptions, anchor: Element): void {
    if (this.busy) this.putDown();
    else if (by) this.#plan(by, false);
    else if (why) {
      const ask = () => this.ask(why, anchor);
      // A map is enlarged by two clicks.
      if (place.startsWith("hex:")) this.#asking = setTimeout(ask, DOUBLE_CLICK);
      else ask();
    }
  }

  /** The table is another: says what is now true of what was asked about. */
  retell(): void {
    this.#explainer.retell();
  }

  /** Says nothing more about what was under the pointer. */
  hush(): void {
    this.#explainer.hush();
  }
}

/** Any game's desk, for what does not know the game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Its view, places and events are the game's own.
export type AnyDesk = Desk<any, any, any>;

const KEY = Symbol("desk");

/** The desk of the table this part belongs to. */
export const anyDesk = (): AnyDesk => getContext<AnyDesk>(KEY);

/** How a game's parts lay out their desk and find it. */
export function deskOf<View, D extends AnyDesk>(make: (props: () => BoardProps<View>) => D) {
  return {
    setDesk: (props: () => BoardProps<View>): D => setContext(KEY, make(props)),
    getDesk: (): D => getContext<D>(KEY),
  };
}

interface Named {
  role: "button" | "img";
  "aria-label": string;
}

// What is seen on a button differs from its name: the name becomes hidden words inside it, and what is seen is kept
// from screen readers, both by a `Face`. Pictures keep their label.

/** Attributes of a spot or sign whose words go into a `Face`. */
export function attributes<T extends Named>(spot: T): Omit<T, "aria-label"> {
  if (spot.role !== "button") return spot;
  const { "aria-label": _, ...rest } = spot;
  return rest;
}
/** The words for that `Face`. */
export const spoken = (spot: Named): string => (spot.role === "button" ? spot["aria-label"] : "");
