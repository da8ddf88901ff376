// Names and colours of seats, as the game on the table shows them.
import type { GameClient } from "../games/game";
import type { SeatInfo } from "../protocol/SeatInfo";
import { holderName } from "../text/holder";
import type { Lang } from "../words/index.svelte";

/** For games that have no colours of their own; distinct also to those who see colours differently. */
const palette = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e0b400", "#56b4e9", "#7a5c3e", "#888888"];

export class People {
  constructor(
    readonly seats: SeatInfo[],
    readonly view: unknown,
    readonly client: GameClient | null,
    readonly lang: Lang,
  ) {}

  colour(seat: number): string {
    const usual = palette[seat % palette.length] ?? "#888888";
    return (this.view ? this.client?.colour(this.view, seat) : "") || usual;
  }

  name(seat: number): string {
    const info = this.seats[seat];
    return info ? holderName(info) : String(seat + 1);
  }

  /** Its faction, or whatever the game calls it. */
  label(seat: number): string {
    return (this.view ? this.client?.label(this.view, seat, this.lang) : "") || "";
  }

  /** How the seat is called in a sentence. */
  full(seat: number): string {
    const label = this.label(seat);
    return label ? `${this.name(seat)} (${label})` : this.name(seat);
  }
}
