// Names and colours of seats, as the game on the table shows them.
import type { GameClient } from "../games/game";
import type { SeatInfo } from "../protocol/SeatInfo";
import { holderName } from "../text/holder";
import type { Lang } from "../words/index.svelte";

/** For games that have no colours of their own; distinct also to those who see colours differently. */
const palette = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#c49a00", "#56b4e9", "#7a5c3e", "#888888"];

export class People {
  constructor(
    readonly seats: SeatInfo[],
    readonly view: unknown,
    readonly client: GameClient | null,
    readonly lang: Lang,
  ) {}

  /** The game's colour, unless it tells nobody apart yet. */
  colour(seat: number): string {
    const own = this.#own(seat);
    const shared = this.seats.some((other) => other.seat !== seat && this.#own(other.seat) === own);
    return own === "" || shared ? (palette[seat % palette.length] ?? "#888888") : own;
  }

  #own(seat: number): string {
    return (this.view ? this.client?.colour(this.view, seat) : "") || "";
  }

  /** The colour of its pieces, for its crest. */
  crest(seat: number): string {
    const paper = this.colour(seat);
    return paper === this.#own(seat) && this.view ? (this.client?.piece?.(this.view, seat) ?? paper) : paper;
  }

  name(seat: number): string {
    const info = this.seats[seat];
    // Behind the people sit opponents nobody plays.
    return info ? holderName(info) : this.label(seat) || String(seat + 1);
  }

  /** Its faction, or whatever the game calls it. */
  label(seat: number): string {
    return (this.view ? this.client?.label(this.view, seat, this.lang) : "") || "";
  }

  /** The shortest name that tells who it is. */
  short(seat: number): string {
    return this.label(seat) || this.name(seat);
  }

  /** How the seat is called in a sentence. */
  full(seat: number): string {
    const label = this.label(seat);
    return label && this.seats[seat] ? `${this.name(seat)} (${label})` : this.name(seat);
  }

  /** The points its own track shows in a position; null if the game keeps none. */
  pointsIn(view: unknown, seat: number): number | null {
    return (view ? this.client?.points?.(view as never, seat) : null) ?? null;
  }
}
