// What the parts of the table share beside what every board does: what is lit, where power is offered from.
import { untrack } from "svelte";
import { Desk, deskOf, type SpotOptions } from "../../board/desk.svelte";
import type { LegalMove } from "../../protocol/LegalMove";
import type { BoardProps } from "../game";
import { pieceColour } from "./colours";
import { placeOf } from "./happenings";
import { likely, moveOf, obvious, placesOf, type Place } from "./places";
import type { Event } from "./protocol/Event";
import type { PlayerView } from "./protocol/PlayerView";
import type { View } from "./protocol/View";
import { words } from "./words";

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

  readonly lit: ReadonlySet<number> = $derived.by(() => new Set(this.hint ? this.#lit : []));
  readonly me: PlayerView | null = $derived.by(() =>
    this.seat === null ? null : (this.view.players[this.seat] ?? null),
  );
  /** The seat whose board is shown large: one's own, or for spectators the active one. */
  readonly main: number = $derived.by(() => this.looked ?? this.seat ?? this.view.active ?? this.view.order[0] ?? 0);

  placesOf(legal: LegalMove): Place[] {
    return placesOf(moveOf(legal));
  }
  protected override rank(legal: LegalMove): number {
    return likely(moveOf(legal), this.me?.home ?? null);
  }
  protected override obvious(moves: LegalMove[]): LegalMove[] {
    return obvious(moves);
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
