// Tests every board passes: each legal move of recorded games can be made on it, and nothing else glows.
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Parts } from "../../games/game";
import type { LegalMove } from "../../protocol/LegalMove";
import type { SeatInfo } from "../../protocol/SeatInfo";
import type { SamplePosition } from "../samples";
import type { Lang, Words } from "../words";
import Whole from "./Whole.svelte";

const LANGUAGES = ["en", "fr"] as const satisfies readonly Lang[];

/** Fetches all languages, which tests read at once. */
export const everyLanguage = async (words: Words): Promise<void> => {
  await Promise.all(LANGUAGES.map((lang) => words.load(lang)));
};

interface Drawable<View> {
  client: { parts: Parts };
  /** How many sit there. */
  seats: (view: View) => number;
}

const person = (seat: number): SeatInfo => ({
  seat,
  holder: { kind: "person", id: "p", name: `Player ${seat}` },
  substitute: null,
  resigned: false,
  offered: false,
  before: null,
  online: true,
  clock: null,
});

const nothing = {
  before: null,
  news: [],
  planned: [],
  lately: [],
  pointed: null,
  choose: () => {},
  answer: () => {},
  why: () => {},
  symbols: true,
  calm: true,
};

/** The table as the seat that is asked sees it. */
export function drawn<View>({ client, seats }: Drawable<View>, position: SamplePosition<View>, lang: Lang): string {
  const sitting = Array.from({ length: seats(position.view) }, (_, seat) => person(seat));
  const html = render(Whole, { props: { client, board: { ...position, seats: sitting, lang, ...nothing } } }).body;
  // What a sentence was not told stands there in braces.
  expect(html).not.toMatch(/\{\$?[a-z_-]+\}/);
  return html;
}

interface Tested<View> extends Drawable<View> {
  positions: SamplePosition<View>[];
  placesOf: (legal: LegalMove, view: View) => string[];
  /** Moves that must have their first place, not any of their places. */
  firstOnly?: (legal: LegalMove) => boolean;
  /** For the name of a test: what a position is about. */
  about: (position: SamplePosition<View>) => string | undefined;
}

/** Every place drawn, whether it glows, and the moves that have a button. */
function found(html: string) {
  const tags = html.split("<").filter((tag) => tag.includes("data-place="));
  const valueOf = (tag: string, name: string) =>
    new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const placesOf = (some: string[]) => new Set(some.map((tag) => valueOf(tag, "data-place")));
  return {
    places: placesOf(tags),
    glowing: placesOf(tags.filter((tag) => tag.includes("data-glow"))),
    buttons: new Set(tags.map((tag) => valueOf(tag, "data-move"))),
  };
}

export function everyMoveCanBeMade<View>(board: Tested<View>): void {
  const { positions, placesOf, firstOnly = () => false, about } = board;
  describe("every legal move of recorded games", () => {
    it.each(positions.map((position, index) => ({ position, index, about: about(position) })))(
      "can be made on the table of position $index ($about), and nothing else glows",
      ({ position, index }) => {
        const { places, glowing, buttons } = found(drawn(board, position, LANGUAGES[index % 2]!));
        const unreachable = position.moves.filter((legal) => {
          const all = placesOf(legal, position.view);
          const own = firstOnly(legal) ? all.slice(0, 1) : all;
          // A button makes one move; any other thing offers all moves of its place.
          return !own.some((place) => (place === "buttons" ? buttons.has(legal.notation) : places.has(place)));
        });
        expect(unreachable).toEqual([]);
        const offered = new Set(position.moves.flatMap((legal) => placesOf(legal, position.view)));
        expect(glowing).toEqual(new Set([...offered].filter((place) => places.has(place))));
      },
    );
  });

  describe("somebody who only looks on", () => {
    it.each(LANGUAGES)("sees every position (%s), with nothing to click", (lang) => {
      for (const { view } of positions) {
        const props = { ...nothing, view, seat: null, seats: [], moves: [], lang, symbols: false };
        const html = render(Whole, { props: { client: board.client, board: props } }).body;
        expect(html).not.toContain("data-glow");
        expect(html).not.toMatch(/>(undefined|NaN|null)</);
      }
    });
  });
}
