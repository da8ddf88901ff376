import { describe, expect, it } from "vitest";
import { byPlace } from "../../board/places";
import { drawn, everyLanguage, everyMoveCanBeMade } from "../../board/testing/tables";
import type { LegalMove } from "../../protocol/LegalMove";
import { client } from ".";
import { houseOf, moveOf, obvious, placesOf, slotOf, tokens } from "./places";
import { printed } from "./printed";
import type { Move } from "./protocol/Move";
import type { View } from "./protocol/View";
import { positions } from "./samples/load";
import { words } from "./words";

await everyLanguage(words);

const legal = (move: Move): LegalMove => ({ notation: JSON.stringify(move), text: "", move });
const table = { client, seats: (view: View) => view.players.length };

everyMoveCanBeMade({
  ...table,
  positions,
  placesOf: (one) => placesOf(moveOf(one)),
  // A die has a slot in the city, not only a place in the tray.
  firstOnly: (one) => moveOf(one).kind === "place",
  about: ({ view, seat }) => view.asked.find((asked) => asked.seat === seat)?.question.kind,
});

it("recorded games have all kinds of moves", () => {
  const kinds = new Set(positions.flatMap(({ moves }) => moves.map((move) => moveOf(move).kind)));
  expect(kinds.size).toBe(27);
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
    const html = drawn(table, mine, "en");
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

  it("knows the house of a place, and what is no part of the city", () => {
    expect(houseOf("slot:council-green-elf-3")).toBe("council");
    expect(houseOf("slot:castle-2")).toBe("castle");
    expect(houseOf("card:harpists")).toBe("tavern");
    expect(houseOf("workshop:wizards:1")).toBe("wizards");
    expect(houseOf("slot:office:7")).toBe("office");
    for (const place of ["slot:home", "slot:dice-3", "hand:harpists", "die:4", "buttons"]) {
      expect(houseOf(place), place).toBeNull();
    }
  });

  it("spends no Modifier on a click that needs none", () => {
    const plain = legal({ kind: "place", die: 3, value: 3, at: "tavern" });
    const changed = legal({ kind: "place", die: 3, value: 4, at: "tavern" });
    const far = legal({ kind: "place", die: 1, value: 4, at: "tavern" });
    expect(
      byPlace(
        [far, changed, plain],
        (one) => placesOf(moveOf(one)),
        (one) => tokens(moveOf(one)),
      ).get("slot:tavern"),
    ).toEqual([plain, changed, far]);
    expect(obvious([plain, changed, far])).toEqual([plain]);
    expect(obvious([changed, far])).toEqual([changed]);
  });
});
