import { describe, expect, it } from "vitest";
import { everyLanguage, everyMoveCanBeMade } from "../../board/testing/tables";
import { guildsOf } from "./mat/cards";
import { client } from ".";
import { moveOf, placesOf } from "./places";
import { positions } from "./samples/load";
import { words } from "./words";

await everyLanguage(words);

everyMoveCanBeMade({
  client,
  positions,
  seats: (view) => view.civs.length,
  placesOf: (legal, view) => placesOf(moveOf(legal), view),
  about: ({ view }) => view.phase,
});

it("recorded games have all kinds of moves but those of the host and of one guild", () => {
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
