// What the parts of the table share beside what every board does: the die in hand, dice to be rolled again.
import { Desk, deskOf, type Answer } from "../../board/desk.svelte";
import type { LegalMove } from "../../protocol/LegalMove";
import type { BoardProps } from "../game";
import { placeOf } from "./happenings";
import { roller } from "./labels";
import { answersOf } from "./answers";
import { houseOf, moveOf, obvious, placesOf, slotOf, tokens, type House, type Place } from "./places";
import type { DieView } from "./protocol/DieView";
import type { Event } from "./protocol/Event";
import type { PlayerView } from "./protocol/PlayerView";
import type { Question } from "./protocol/Question";
import type { View } from "./protocol/View";
import { words } from "./words";

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

export class TableDesk extends Desk<View, Place, Event> {
  protected readonly words = words;
  readonly placeOf = placeOf;
  #held = $state.raw<Held | null>(null);
  /** Dice marked to be rolled again, as bits, for the offer they belong to. */
  #marked = $state.raw<{ of: LegalMove[]; bits: number } | null>(null);

  readonly me: PlayerView | null = $derived.by(() =>
    this.seat === null ? null : (this.view.players[this.seat] ?? null),
  );
  readonly held: Held | null = $derived.by(() => (this.#held?.of === this.moves ? this.#held : null));
  readonly #landed: ReadonlySet<Place> = $derived.by(
    () => new Set(this.events.flatMap((event) => (event.kind === "die_placed" ? [slotOf(event.at, event.value)] : []))),
  );
  readonly night: boolean = $derived.by(() => this.view.options.includes("night"));
  readonly question: Question | null = $derived.by(
    () => (this.moves.length > 0 && this.view.asked.find((one) => one.seat === this.seat)?.question) || null,
  );
  /** The seat whose estate is shown large: one's own, or for spectators the active one. */
  readonly main: number = $derived.by(() => this.seat ?? this.view.active ?? this.view.first ?? 0);

  placesOf(legal: LegalMove): Place[] {
    return placesOf(moveOf(legal));
  }
  protected override offers(): LegalMove[] {
    const held = this.held;
    if (!held) return this.moves;
    return this.moves.filter((legal) => {
      const move = moveOf(legal);
      return move.kind === "place" && move.die === held.die && (held.value === null || move.value === held.value);
    });
  }
  override answers(): Answer[] {
    return this.held ? [] : answersOf(this);
  }
  /** Those without Modifiers first. */
  protected override rank(legal: LegalMove): number {
    return tokens(moveOf(legal));
  }
  protected override obvious(moves: LegalMove[]): LegalMove[] {
    return obvious(moves);
  }
  /** Only possible with Modifiers. */
  protected override marks(moves: LegalMove[]) {
    const costly = moves.length > 0 && moves.every((legal) => tokens(moveOf(legal)) > 0);
    return { "data-soft": costly ? ("" as const) : undefined };
  }
  override get busy(): boolean {
    return this.held !== null;
  }
  override putDown(): void {
    this.#held = null;
  }

  /** Was a die just placed there? */
  landed(place: Place): boolean {
    return this.#landed.has(place);
  }

  /** Can anything be done there? */
  lit(house: House): boolean {
    return [...this.places.keys()].some((place) => houseOf(place) === house);
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

  override person(seat: number | null): string {
    return seat === null ? this.word("nobody") : super.person(seat);
  }

  /** Whose die it is. */
  roller(die: DieView): string {
    return roller(this.word, (seat) => this.person(seat), die);
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

  /** Uses the die in hand as the next value it can have, or the one before. */
  useNext(by: 1 | -1) {
    const held = this.held;
    if (!held) return;
    const values = this.valuesOf(held.die);
    const at = values.indexOf(held.value ?? held.die);
    const next = values[at < 0 ? 0 : at + by];
    if (next !== undefined) this.#held = { ...held, value: next };
  }

  /** Dice marked to be rolled again. */
  get marked(): number {
    return this.#marked?.of === this.moves ? this.#marked.bits : 0;
  }

  mark(bits: number) {
    this.#marked = { of: this.moves, bits };
  }
}

export const { setDesk, getDesk } = deskOf((props: () => BoardProps<View>) => new TableDesk(props));
