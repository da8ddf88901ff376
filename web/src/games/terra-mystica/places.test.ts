import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { LegalMove } from "../../protocol/LegalMove";
import type { SeatInfo } from "../../protocol/SeatInfo";
import { byPlace, moveOf, obvious, placesOf } from "./places";
import type { Move } from "./protocol/Move";
import { positions, type SamplePosition } from "./samples/load";
import Table from "./Table.svelte";

const legal = (move: Move): LegalMove => ({ notation: JSON.stringify(move), text: "", move });

function seats({ view }: SamplePosition): SeatInfo[] {
  return view.players.map((player) => ({
    seat: player.seat,
    holder: { kind: "person", id: "p", name: `Player ${player.seat}` },
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
  it("covers all kinds of moves but a rare one and leaving", () => {
    const kinds = new Set(positions.flatMap(({ moves }) => moves.map((move) => moveOf(move).kind)));
    expect(kinds.size).toBeGreaterThanOrEqual(31);
    expect(placesOf({ kind: "enter", cult: "air" })).toEqual(["cult:air"]);
  });

  it.each(positions.map((position, index) => ({ position, index, question: position.view.asked[0]?.question.kind })))(
    "can be made on the table of position $index ($question)",
    ({ position }) => {
      const html = drawn(position, "en");
      const places = attribute(html, "data-place");
      const buttons = attribute(html, "data-move");
      const unreachable = position.moves.filter((move) => {
        const own = placesOf(moveOf(move));
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
      const offered = byPlace(position.moves, null);
      const drawnPlaces = new Set(tags.map((match) => match[1]));
      expect(glowing).toEqual(new Set([...offered.keys()].filter((place) => drawnPlaces.has(place))));
    }
  });
});

describe("moves by place", () => {
  it("puts building first, home terrain before others, the short way before the long one", () => {
    const moves = [
      legal({ kind: "transform", at: 3, to: "lakes", long: true }),
      legal({ kind: "transform", at: 3, to: "forest", long: true }),
      legal({ kind: "transform", at: 3, to: "swamp", long: false }),
      legal({ kind: "transform", at: 3, to: "forest", long: false }),
      legal({ kind: "build", at: 3 }),
    ];
    const sorted = byPlace(moves, "forest").get("hex:3")!;
    expect(sorted).toEqual([moves[4], moves[3], moves[2], moves[1], moves[0]]);
  });

  it("takes building for what a click on a home hex means", () => {
    const build = legal({ kind: "build", at: 3 });
    const dig = legal({ kind: "transform", at: 3, to: "swamp", long: false });
    expect(obvious([build, dig])).toEqual([build]);
    expect(obvious([dig, dig])).toEqual([dig, dig]);
    const upgrade = legal({ kind: "upgrade", at: 3, to: "temple" });
    expect(obvious([upgrade, upgrade])).toHaveLength(2);
  });

  it("offers a conversion from what is spent and from what is gained", () => {
    expect(placesOf({ kind: "convert", what: "power-to-worker" })).toEqual(["bowl:3", "workers"]);
    expect(placesOf({ kind: "burn" })).toEqual(["bowl:2"]);
  });
});
