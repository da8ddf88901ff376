// What the parts of the table share beside what every board does: what is large, the landmark in hand and its rotation.
import { Desk, deskOf, type Answer } from "../../board/desk.svelte";
import type { LegalMove } from "../../protocol/LegalMove";
import type { BoardProps } from "../game";
import { answersOf } from "./answers";
import { placeOf } from "./happenings";
import { rivalName } from "./labels";
import { moveOf, picked, placesOf, tracksOf, type Place } from "./places";
import type { AskedView } from "./protocol/AskedView";
import type { Event } from "./protocol/Event";
import type { PlayerView } from "./protocol/PlayerView";
import type { SpotView } from "./protocol/SpotView";
import type { Track } from "./protocol/Track";
import type { View } from "./protocol/View";
import { rivalAt } from "./rivals/everybody";
import { words } from "./words";

/** What may be large: the tracks, the map, the own capital; or the cards to choose from beside the own area. */
export type Large = "tracks" | "map" | "capital" | "cards";

const worth = (spot: SpotView): number =>
  (spot.rows.length + spot.columns.length) * 2 + spot.districts.length * 3 + spot.plots.length / 100;

export class TableDesk extends Desk<View, Place, Event> {
  protected readonly words = words;
  readonly placeOf = placeOf;
  /** Chosen by the reader, for the offer it belongs to. */
  #zoom = $state.raw<{ of: LegalMove[]; large: Large } | null>(null);
  #held = $state.raw<{ of: LegalMove[]; rotation: number; plot: string | null } | null>(null);
  /** The turn of the tile that is looked at. */
  tried = $state.raw<number | null>(null);

  readonly me: PlayerView | null = $derived.by(() =>
    this.seat === null ? null : (this.view.players[this.seat] ?? null),
  );
  /** The seat whose area is shown large: one's own, or for spectators the active one. */
  readonly main: number = $derived.by(() => {
    const { active, players } = this.view;
    // Rivals have no area.
    return this.seat ?? (active < players.length ? active : 0);
  });
  readonly tracks: Track[] = $derived.by(() => tracksOf(this.view));
  readonly asked: AskedView | null = $derived.by(
    () => (this.moves.length > 0 && this.view.asked.find(({ seat }) => seat === this.seat)) || null,
  );
  readonly picks: LegalMove[] = $derived.by(() => this.moves.filter((legal) => picked(moveOf(legal))));
  /** How the held tile may be turned. */
  readonly turns: LegalMove[] = $derived.by(() => this.moves.filter((legal) => moveOf(legal).kind === "turn"));

  /** What the question is about. */
  readonly wantedLarge: Large = $derived.by(() => {
    const kinds = new Set(this.moves.map((legal) => moveOf(legal).kind));
    const has = (...some: string[]) => some.some((kind) => kinds.has(kind as never));
    if (has("explore", "turn", "conquer", "tile", "discard_tile") || this.view.conquest) {
      if (this.moves.length > 0) return "map";
    }
    if (has("place")) return "capital";
    if (has("hex") && !has("plot")) return "map";
    if (this.picks.length > 0 && !has("advance")) return "cards";
    return "tracks";
  });
  readonly large: Large = $derived.by(() => (this.#zoom?.of === this.moves ? this.#zoom.large : this.wantedLarge));

  /** Makes something large, or gives it back to the question. */
  enlarge(large: Large): void {
    this.#zoom =
      this.large === large
        ? large === "tracks"
          ? null
          : { of: this.moves, large: "tracks" }
        : { of: this.moves, large };
  }

  /** Who sits there, or the rival behind the people. */
  protected override unnamed(seat: number): string {
    const rival = rivalAt(this.view, seat);
    return rival ? rivalName(this.word, rival.rival) : super.unnamed(seat);
  }
  placesOf(legal: LegalMove): Place[] {
    return placesOf(moveOf(legal), this.view, this.seat ?? 0);
  }
  override answers(): Answer[] {
    return answersOf(this);
  }
  protected override obvious(moves: LegalMove[]): LegalMove[] {
    const spot = this.ghost;
    if (!spot || !moves.some((legal) => moveOf(legal).kind === "place")) return moves;
    const chosen = this.moves.filter((legal) => {
      const move = moveOf(legal);
      return move.kind === "place" && move.spot === spot.at && move.rotation === spot.rotation;
    });
    return chosen.length > 0 ? chosen : moves;
  }

  // The landmark in hand.

  readonly spots: SpotView[] = $derived.by(() =>
    this.moves.some((legal) => moveOf(legal).kind === "place") ? (this.view.placing?.spots ?? []) : [],
  );
  /** The turns that differ. */
  readonly rotations: number[] = $derived.by(() => [...new Set(this.spots.map(({ rotation }) => rotation))].sort());
  get rotation(): number {
    const held = this.#held?.of === this.moves ? this.#held.rotation : null;
    if (held !== null && this.rotations.includes(held)) return held;
    return this.best(null)?.rotation ?? 0;
  }
  /** The best place of a rotation, or of all: what it completes is told by the game. */
  best(rotation: number | null): SpotView | undefined {
    const some = this.spots.filter((spot) => rotation === null || spot.rotation === rotation);
    return some.reduce<SpotView | undefined>(
      (best, spot) => (!best || worth(spot) > worth(best) ? spot : best),
      undefined,
    );
  }
  /** Where it would stand now. */
  readonly ghost: SpotView | null = $derived.by(() => {
    if (this.spots.length === 0) return null;
    const { rotation } = this;
    const plot = this.#held?.of === this.moves ? this.#held.plot : null;
    const here = this.spots.filter((spot) => spot.rotation === rotation);
    const over = plot === null ? [] : here.filter(({ plots }) => plots.includes(plot));
    const most = Math.max(...over.map(({ plots }) => plots.length));
    // Under the pointer lies the first of its plots, if it can.
    const on = over.filter(({ plots }) => plots.length === most);
    return on.find(({ plots }) => plots[0] === plot) ?? on[0] ?? this.best(rotation) ?? null;
  });
  /** The pointer holds it over this plot. */
  hover(plot: string): void {
    if (this.spots.length > 0) this.#held = { of: this.moves, rotation: this.rotation, plot };
  }
  rotate(by: 1 | -1): void {
    const all = this.rotations;
    const next = all[(all.indexOf(this.rotation) + by + all.length) % all.length];
    if (next !== undefined) this.turnTo(next);
  }
  turnTo(rotation: number): void {
    this.#held = { of: this.moves, rotation, plot: null };
  }
  /** Plans the landmark where it is held. */
  drop(anchor: Element | null): void {
    const [move] = this.obvious(this.moves);
    if (this.ghost && move) this.play(move, anchor);
  }

  get fits() {
    return this.view.exploring;
  }
}

export const { setDesk, getDesk } = deskOf((props: () => BoardProps<View>) => new TableDesk(props));
