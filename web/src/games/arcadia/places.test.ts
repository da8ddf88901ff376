import { describe, expect, it } from "vitest";
import { drawn, everyLanguage, everyMoveCanBeMade } from "../../board/testing/tables";
import { client } from ".";
import { moveOf, oddsOf, placesOf } from "./places";
import type { View } from "./protocol/View";
import { positions } from "./samples/load";
import { words } from "./words";

await everyLanguage(words);

const table = { client, seats: (view: View) => view.players.length };

everyMoveCanBeMade({
  ...table,
  positions,
  placesOf,
  about: ({ view, seat }) => view.asked.find((asked) => asked.seat === seat)?.question?.kind,
});

it("recorded games have nearly all kinds of moves", () => {
  const kinds = new Set(positions.flatMap(({ moves }) => moves.map((move) => moveOf(move).kind)));
  expect(kinds.size).toBeGreaterThan(55);
});

describe("secrets", () => {
  it("are on the table of their owner and of nobody else", () => {
    const mine = positions.find(({ view, seat }) => (view.players[seat]?.hand?.length ?? 0) > 2 && !view.battle)!;
    const others = mine.view.players.filter((player) => player.seat !== mine.seat);
    expect(others.filter((player) => player.hand !== null || player.armies.some((army) => army.troops))).toEqual([]);
    const asked = { ...mine, moves: [] };
    expect(drawn(table, asked, "en")).toContain(words("en")("court-label"));
  });
});

describe("attacks", () => {
  const attacks = positions.flatMap(({ view, moves }) =>
    moves
      .filter((legal) => ["shoot", "engage", "charge", "follow_up"].includes(moveOf(legal).kind))
      .map((legal) => ({ view, legal })),
  );

  it("have their odds before they are ordered, and stand where they start and where they go", () => {
    expect(attacks.length).toBeGreaterThan(5);
    for (const { view, legal } of attacks) {
      const odds = oddsOf(moveOf(legal), view);
      expect(odds, legal.notation).toBeDefined();
      expect(placesOf(legal, view)).toHaveLength(2);
    }
  });
});
