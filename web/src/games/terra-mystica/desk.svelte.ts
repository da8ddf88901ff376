// What the parts of the table share beside what every board does: what is lit, where power is offered from.
import { untrack } from "svelte";
import { Desk, deskOf, type Answer, type SpotOptions } from "../../board/desk.svelte";
import type { LegalMove } from "../../protocol/LegalMove";
import type { BoardProps } from "../game";
import { pieceColour } from "./colours";
import { CHARACTERS, FACTIONS } from "./factions/factions";
import { placeOf } from "./happenings";
import { kindOf, likely, moveOf, obvious, placesOf, type Kind, type Place } from "./places";
import { NO_CARD } from "./printed";
import type { Event } from "./protocol/Event";
import type { Faction } from "./protocol/Faction";
import type { Move } from "./protocol/Move";
import type { PlayerView } from "./protocol/PlayerView";
import type { View } from "./protocol/View";
import { words } from "./words";

const ICONS: Partial<Record<Move["kind"], string>> = {
  wait: "hourglass",
  done: "check",
  give_up_spades: "cross",
  take_power: "power",
  decline_power: "cross",
  pass: "flag",
  keep_priest: "priest",
  ordain: "priest",
};
const iconOf = (move: Move) =>
  move.kind === "buy_token" ? (move.buy ? "power" : "cross") : (ICONS[move.kind] ?? "check");
const quiet = (move: Move) =>
  ["wait", "decline_power", "give_up_spades"].includes(move.kind) || (move.kind === "buy_token" && !move.buy);

const passing = (move: Move) => move.kind === "pass" && move.card !== NO_CARD;

interface Spot extends SpotOptions {
  /** Hexes to light up meanwhile. */
  light?: number[] | undefined;
}

export class TableDesk extends Desk<View, Place, Event> {
  protected readonly words = words;
  readonly placeOf = placeOf;
  /** Hexes lit by what the pointer is on. */
  #lit = $state.raw<readonly number[]>([]);
  /** Where each seat built last, as far as the news told. */
  origins = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The kind of action only which is offered, with the offer it was chosen from. */
  #narrowed = $state.raw<{ of: LegalMove[]; kind: Kind } | null>(null);
  readonly kind: Kind | null = $derived.by(() => (this.#narrowed?.of === this.moves ? this.#narrowed.kind : null));
  /** How many of each kind can be done. */
  readonly kinds: ReadonlyMap<Kind, number> = $derived.by(() => {
    const kinds = new Map<Kind, number>();
    for (const legal of this.moves) {
      const kind = kindOf(moveOf(legal));
      if (kind) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    return kinds;
  });
  /** The place the server was just asked about. */
  #refused = $state.raw<string | null>(null);
  /** The faction somebody looks at before choosing. */
  #read = $state.raw<Faction | null>(null);

  /** Factions are being chosen, and the viewer has none that is sure. */
  readonly picking: boolean = $derived.by(
    () =>
      this.moves.some((legal) => moveOf(legal).kind === "choose_faction") ||
      (this.view.phase === "choose-factions" && !(this.before ?? this.view).players[this.main]?.faction) ||
      // The last one to choose: the plan leads on to the next phase.
      (this.before?.phase === "choose-factions" && !this.before.players[this.main]?.faction),
  );
  /** The faction that introduces itself: the one planned, the one looked at, or the easiest that can be had. */
  readonly reading: Faction | null = $derived.by(() => {
    const planned = this.before && this.me?.faction;
    const easiest = FACTIONS.flat().sort((a, b) => CHARACTERS[a].towers - CHARACTERS[b].towers);
    const first = easiest.find((faction) => this.offered(`faction:${faction}`).length > 0);
    return planned || (this.#read ?? first ?? null);
  });

  readonly lit: ReadonlySet<number> = $derived.by(() => new Set(this.hint ? this.#lit : []));
  readonly me: PlayerView | null = $derived.by(() =>
    this.seat === null ? null : (this.view.players[this.seat] ?? null),
  );
  /** The seat whose board is shown large: one's own, or for spectators the active one. */
  readonly main: number = $derived.by(() => this.seat ?? this.view.active ?? this.view.order[0] ?? 0);

  placesOf(legal: LegalMove): Place[] {
    return placesOf(moveOf(legal));
  }
  protected override rank(legal: LegalMove): number {
    return likely(moveOf(legal), this.me?.home ?? null);
  }
  protected override obvious(moves: LegalMove[]): LegalMove[] {
    return obvious(moves);
  }
  /** Offers only what is of this kind; the same again offers all. */
  narrow(kind: Kind): void {
    this.#narrowed = this.kind === kind ? null : { of: this.moves, kind };
  }
  protected override offers(): LegalMove[] {
    const all = super.offers();
    return this.kind ? all.filter((legal) => kindOf(moveOf(legal)) === this.kind) : all;
  }
  override get busy(): boolean {
    return super.busy || this.kind !== null;
  }
  override putDown(): void {
    super.putDown();
    this.#narrowed = null;
  }
  override answers(): Answer[] {
    const buttons = super.answers().map((answer): Answer => {
      const legal = answer.moves[0]!;
      const move = moveOf(legal);
      // The server's own words, but for what would be too long for a button.
      const short = move.kind === "wait" ? "button-wait" : move.kind === "pass" ? "button-pass-last" : null;
      const text = short ? this.word(short) : legal.text;
      return { ...answer, text, title: legal.text, icon: iconOf(move), quiet: quiet(move) };
    });
    // Passing means taking one of the cards: one button for all of them.
    const passes = this.wanted ? [] : this.moves.filter((legal) => passing(moveOf(legal)));
    if (passes.length === 0) return buttons;
    const pass = { moves: passes, text: this.word("button-pass"), title: this.word("button-pass-about"), icon: "flag" };
    return [...buttons, pass];
  }
  protected override marks(moves: LegalMove[], options: SpotOptions) {
    return { "data-by": moves.length === 0 && options.by ? ("" as const) : undefined };
  }
  protected override pointAt(options: Spot): void {
    this.#lit = options.light ?? [];
  }
  override spot(place: Place, options: Spot) {
    return super.spot(place, options);
  }

  colour(seat: number): string {
    return pieceColour(seat, this.view);
  }

  /** What is shown with a cross: why it cannot be done is being said. */
  get refused(): string | null {
    return this.#refused;
  }
  override ask(notation: string, anchor: Element | null): void {
    super.ask(notation, anchor);
    this.#refused = this.seat === null ? null : (anchor?.getAttribute("data-place") ?? null);
  }
  override retell(): void {
    super.retell();
    if (this.#refused) this.#refused = null;
  }
  override hush(): void {
    super.hush();
    if (this.#refused) this.#refused = null;
  }

  read(faction: Faction): void {
    this.#read = faction;
  }

  /** The faction, or who sits there as long as there is none. */
  name(seat: number): string {
    const faction = this.view.players[seat]?.faction;
    return faction ? this.word(`faction-${faction}`) : this.person(seat);
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

export const { setDesk, getDesk } = deskOf((props: () => BoardProps<View>) => new TableDesk(props));
