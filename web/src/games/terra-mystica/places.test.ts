import { describe, expect, it } from "vitest";
import { byPlace } from "../../board/places";
import { everyLanguage, everyMoveCanBeMade } from "../../board/testing/tables";
import type { LegalMove } from "../../protocol/LegalMove";
import { client } from ".";
import { likely, moveOf, obvious, placesOf } from "./places";
import type { Move } from "./protocol/Move";
import { positions } from "./samples/load";
import { words } from "./words";

await everyLanguage(words);

const legal = (move: Move): LegalMove => ({ notation: JSON.stringify(move), text: "", move });

everyMoveCanBeMade({
  client,
  positions,
  seats: (view) => view.players.length,
  placesOf: (one) => placesOf(moveOf(one)),
  about: ({ view }) => view.asked[0]?.question.kind,
});

it("recorded games have all kinds of moves but a rare one and leaving", () => {
  const kinds = new Set(positions.flatMap(({ moves }) => moves.map((move) => moveOf(move).kind)));
  expect(kinds.size).toBeGreaterThanOrEqual(31);
  expect(placesOf({ kind: "enter", cult: "air" })).toEqual(["cult:air"]);
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
    const sorted = byPlace(
      moves,
      (one) => placesOf(moveOf(one)),
      (one) => likely(moveOf(one), "forest"),
    ).get("hex:3")!;
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
