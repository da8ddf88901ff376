// Names and colours of seats, as the game on the table shows them.
import type { GameClient } from "../games/game";
import type { SeatInfo } from "../protocol/SeatInfo";
import type { Step } from "../protocol/Step";
import type { Told } from "../protocol/Told";
import { holderName } from "../text/holder";
import type { Lang } from "../words/index.svelte";

/** For games that have no colours of their own; distinct also to those who see colours differently. */
const palette = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#c49a00", "#56b4e9", "#7a5c3e", "#888888"];

/** Colours that stand for seats: with a capital, and not before a word that has one too, as in "Green Elves". */
const colours = (all: string[]) => new RegExp(`(?<![\\p{L}-])(?:${all.join("|")})(?![\\p{L}-]| \\p{Lu})`, "gu");

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
    return (this.view ? this.client?.colours.paper(seat, this.view) : "") || "";
  }

  /** The colour of its pieces, for its crest. */
  crest(seat: number): string {
    const paper = this.colour(seat);
    return paper === this.#own(seat) && this.view ? (this.client?.colours.piece(seat, this.view) ?? paper) : paper;
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

  /** What was told, with names instead of colours; a sentence that begins with `subject` goes without, behind its name. */
  told(said: readonly Told[], subject: number | null = null): Told[] {
    const called = this.client?.texts.called;
    const some = said.filter((one) => one.text !== "");
    if (!called) return some;
    const names = new Map(this.seats.map(({ seat }) => [called(seat, this.lang), this.name(seat)]));
    const colour = colours([...names.keys()]);
    const own = subject === null ? "" : `${called(subject, this.lang)} `;
    return some.map((one, index) => {
      const text = index === 0 && own !== "" && one.text.startsWith(own) ? one.text.slice(own.length) : one.text;
      return { ...one, text: text.replace(colour, (said) => names.get(said) ?? said) };
    });
  }

  /** What a step told, in a line behind the name of who did it. */
  caption(step: Step): string {
    const sentences = this.told(step.told, step.seat).map((one) => one.text);
    return sentences.slice(0, 3).join(" ");
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
