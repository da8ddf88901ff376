import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { LegalMove } from "../../protocol/LegalMove";
import type { SeatInfo } from "../../protocol/SeatInfo";
import { byPlace, moveOf, obvious, placesOf, slotOf } from "./places";
import { printed } from "./printed";
import type { Move } from "./protocol/Move";
import { positions, type SamplePosition } from "./samples/load";
import Table from "./Table.svelte";
import { words } from "./words";

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

/** The table as a seat sees it. */
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
  it("covers all kinds of moves", () => {
    const kinds = new Set(positions.flatMap(({ moves }) => moves.map((move) => moveOf(move).kind)));
    expect(kinds.size).toBe(27);
  });

  it.each(
    positions.map((position, index) => ({
      position,
      index,
      question: position.view.asked.find(({ seat }) => seat === position.seat)?.question.kind,
    })),
  )("can be made on the table of position $index ($question), and nothing else glows", ({ position, index }) => {
    const html = drawn(position, index % 2 === 0 ? "en" : "fr");
    const tags = html.split("<").filter((tag) => tag.includes("data-place="));
    const placeOf = (tag: string) => /data-place="([^"]*)"/.exec(tag)?.[1] ?? "";
    const places = new Set(tags.map(placeOf));
    const buttons = attribute(html, "data-move");
    const unreachable = position.moves.filter((move) => {
      const [first, ...others] = placesOf(moveOf(move));
      // A die has a slot in the city, not only a place in the tray.
      if (moveOf(move).kind === "place") return !places.has(first!);
      // A button makes one move; any other thing offers all moves of its place.
      return ![first!, ...others].some((place) =>
        place === "buttons" ? buttons.has(move.notation) : places.has(place),
      );
    });
    expect(unreachable).toEqual([]);
    const glowing = new Set(tags.filter((tag) => tag.includes("data-glow")).map(placeOf));
    expect(glowing).toEqual(new Set([...byPlace(position.moves).keys()].filter((place) => places.has(place))));
  });
});

describe("secrets", () => {
  it("are on the table of their owner and of nobody else", () => {
    const mine = positions.find(({ view, seat }) => view.players[seat]?.dice_tiles.some((tile) => tile.card))!;
    const others = mine.view.players
      .filter((player) => player.seat !== mine.seat)
      .flatMap((player) => player.dice_tiles);
    expect(others.filter((tile) => tile.card)).toEqual([]);
    const own = mine.view.players[mine.seat]!.dice_tiles.flatMap((tile) =>
      tile.card ? [words("en")(`commission-${tile.card}`)] : [],
    );
    const html = drawn(mine, "en");
    expect(own.every((name) => html.includes(name))).toBe(true);
  });
});

describe("moves by place", () => {
  it("finds the slot that takes a value", () => {
    expect(slotOf("artists", 4)).toBe("slot:artists:1");
    expect(slotOf("hall", printed.town_hall[0]!.die)).toBe("slot:hall:0");
    expect(slotOf("port", 3)).toBe("slot:port:3");
    expect(slotOf("office-lower", 2)).toBe("slot:office:7");
    expect(slotOf("council-elf-2", 3)).toBe("slot:council-elf-2");
  });

  it("spends no Modifier on a click that needs none", () => {
    const plain = legal({ kind: "place", die: 3, value: 3, at: "tavern" });
    const changed = legal({ kind: "place", die: 3, value: 4, at: "tavern" });
    const far = legal({ kind: "place", die: 1, value: 4, at: "tavern" });
    expect(byPlace([far, changed, plain]).get("slot:tavern")).toEqual([plain, changed, far]);
    expect(obvious([plain, changed, far])).toEqual([plain]);
    expect(obvious([changed, far])).toEqual([changed]);
  });
});
