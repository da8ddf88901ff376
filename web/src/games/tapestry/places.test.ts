import { describe, expect, it } from "vitest";
import { drawn, everyLanguage, everyMoveCanBeMade } from "../../board/testing/tables";
import { client } from ".";
import { moveOf, placesOf } from "./places";
import type { View } from "./protocol/View";
import { positions } from "./samples/load";
import { words } from "./words";

await everyLanguage(words);

const table = { client, seats: (view: View) => view.players.length };
const seatOf = (view: View) =>
  view.asked.find(({ options, about }) => options.length > 0 || about)?.seat ?? view.asked[0]?.seat ?? 0;

everyMoveCanBeMade({
  ...table,
  positions,
  placesOf: (one, view) =>
    placesOf(moveOf(one), view, positions.find((position) => position.view === view)?.seat ?? seatOf(view)),
  about: ({ view, seat }) => view.asked.find((asked) => asked.seat === seat)?.question.kind,
});

it("recorded games have nearly all kinds of moves", () => {
  const kinds = new Set(positions.flatMap(({ moves }) => moves.map((move) => moveOf(move).kind)));
  expect(kinds.size).toBeGreaterThan(34);
});

describe("secrets", () => {
  it("are on the table of their owner and of nobody else", () => {
    const mine = positions.find(({ view, seat }) => (view.players[seat]?.hand?.length ?? 0) > 1)!;
    expect(mine.view.players.filter(({ hand }, seat) => seat !== mine.seat && hand !== null)).toEqual([]);
    const html = drawn(table, mine, "en");
    for (const card of mine.view.players[mine.seat]!.hand!) expect(html).toContain(words("en")(`tapestry-${card}`));
  });
});
