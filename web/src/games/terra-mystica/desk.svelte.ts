// What the parts of the table share beside what every board does: what is lit, where power is offered from.
import { untrack } from "svelte";
import { Desk, deskOf, type Answer, type SpotOptions } from "../../board/desk.svelte";
import type { LegalMove } from "../../protocol/LegalMove";
import type { BoardProps } from "../game";
import { pieceColour } from "./colours";
import { placeOf } from "./happenings";
import { likely, moveOf, obvious, placesOf, type Place } from "./places";
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
  /** The faction that introduces itself: the one planned, the one looked at, or the first that can be had. */
  readonly reading: Faction | null = $derived.by(() => {
    const planned = this.before && this.me?.faction;
    const first = this.moves.map(moveOf).find((move) => move.kind === "choose_faction");
    return planned || (this.#read ?? (first?.kind === "choose_faction" ? first.faction : null));
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
  override answers(): Answer[] {
    const buttons = super.answers().map((answer): Answer => {
      const legal = answer.moves[0]!;
      const move = moveOf(legal);
      // The server's own words, but for what would be too long for a button.
      const text = move.kind === "wait" ? this.word("button-wait") : legal.text;
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
    return pieceColour(this.view, seat);
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
