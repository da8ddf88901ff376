import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../../protocol/SeatInfo";
import { guildsOf } from "./mat/cards";
import { byPlace, moveOf, placesOf } from "./places";
import { positions, type SamplePosition } from "./samples/load";
import Table from "./Table.svelte";

function seats({ view }: SamplePosition): SeatInfo[] {
  return view.civs.map((_, seat) => ({
    seat,
    holder: { kind: "person", id: "p", name: `Player ${seat}` },
    substitute: null,
    online: true,
    clock: null,
  }));
}

/** The table as the seat that is asked sees it. */
function drawn(position: SamplePosition, lang: "en" | "fr"): string {
  const { view, seat, moves } = position;
  const nothing = { news: [], pointed: null, choose: () => {}, why: () => {}, symbols: true, calm: true };
  const html = render(Table, { props: { view, seat, seats: seats(position), moves, lang, ...nothing } }).body;
  // What a sentence was not told stands there in braces.
  expect(html).not.toMatch(/\{\$?[a-z_-]+\}/);
  return html;
}

const attribute = (html: string, name: string) =>
  new Set([...html.matchAll(new RegExp(`${name}="([^"]*)"`, "g"))].map((match) => match[1]!.replaceAll("&amp;", "&")));

describe("every legal move of recorded games", () => {
  it("covers all kinds of moves but those of the host and of one guild", () => {
    const kinds = new Set(positions.flatMap(({ moves }) => moves.map((move) => moveOf(move).kind)));
    expect([...kinds].sort()).toEqual(
      [
        "aim",
        "anchor",
        "buy_back",
        "choose",
        "decline",
        "deploy",
        "do",
        "end_turn",
        "keep",
        "lift",
        "no_buy_back",
        "pass",
        "pass_on",
        "take",
        "turn",
      ].sort(),
    );
    const view = positions[0]!.view;
    expect(placesOf({ kind: "swap", with: 1, guild: "winged" }, view)).toEqual(["guild:winged"]);
    expect(placesOf({ kind: "no_swap" }, view)).toEqual(["buttons"]);
  });

  it.each(positions.map((position, index) => ({ position, index, phase: position.view.phase })))(
    "can be made on the table of position $index ($phase)",
    ({ position }) => {
      const html = drawn(position, "en");
      const places = attribute(html, "data-place");
      const buttons = attribute(html, "data-move");
      const unreachable = position.moves.filter((move) => {
        const own = placesOf(moveOf(move), position.view);
        // A button makes one move; any other thing offers all moves of its place.
        return !own.some((place) => (place === "buttons" ? buttons.has(move.notation) : places.has(place)));
      });
      expect(unreachable).toEqual([]);
    },
  );

  it("glows exactly where something can be done", () => {
    for (const position of positions) {
      const html = drawn(position, "fr");
      const tags = [...html.matchAll(/<[a-z]+ [^>]*data-place="([^"]*)"[^>]*>/g)];
      const glowing = new Set(tags.filter(([tag]) => tag.includes("data-glow")).map((match) => match[1]));
      const offered = byPlace(position.moves, position.view);
      const drawnPlaces = new Set(tags.map((match) => match[1]));
      expect(glowing).toEqual(new Set([...offered.keys()].filter((place) => drawnPlaces.has(place))));
    }
  });
});

describe("somebody who only looks on", () => {
  it("sees every position in both languages, with nothing to click", () => {
    for (const { view } of positions) {
      for (const lang of ["en", "fr"] as const) {
        const nothing = {
          seat: null,
          seats: [],
          moves: [],
          news: [],
          pointed: null,
          choose: () => {},
          why: () => {},
          symbols: false,
          calm: true,
        };
        const html = render(Table, { props: { view, lang, ...nothing } }).body;
        expect(html).not.toContain("data-glow");
        expect(html).not.toMatch(/>(undefined|NaN|null)</);
      }
    }
  });
});

describe("guilds of a civilization", () => {
  it("are named once, wherever they come from", () => {
    const civs = positions.flatMap(({ view }) => view.civs).filter((civ) => civ.house !== null);
    expect(civs.length).toBeGreaterThan(0);
    for (const civ of civs) expect(new Set(guildsOf(civ)).size).toBe(guildsOf(civ).length);
  });
});

describe("what others have chosen", () => {
  it("is not on the table before it is turned face up", () => {
    for (const position of positions.filter(({ view }) => view.phase === "select")) {
      const others = position.view.civs.filter((_, seat) => seat !== position.seat);
      expect(others.every((civ) => civ.card === null && civ.giving.length === 0 && civ.dealt.length === 0)).toBe(true);
    }
  });
});
