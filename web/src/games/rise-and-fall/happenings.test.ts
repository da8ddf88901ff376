import { expect, it } from "vitest";
import { flightsOf } from "../../board/motion";
import { placeOf } from "./happenings";
import type { Event } from "./protocol/Event";
import type { View } from "./protocol/View";
import { positions } from "./samples/load";

const { view } = positions[0]!;

it("lets gold fly from the hex to who earns it, and a trophy to who wins it", () => {
  const found = flightsOf<View, Event>(
    [
      { kind: "did", seat: 1, piece: "city", deed: "taxes", at: 3, to: null, gold: 2, victim: null, prey: null },
      { kind: "trophy", seat: 0, piece: "ship" },
      { kind: "did", seat: 1, piece: "nomad", deed: "move", at: 3, to: 4, gold: 0, victim: null, prey: null },
    ],
    { view, main: 0 },
    placeOf,
  );
  const hex = view.hexes[3]!;
  expect(found).toEqual([
    { icon: "gold", from: [`hex:${hex.q},${hex.r}`], to: ["gold:1", "seat:1"] },
    { icon: "cup", from: ["trophy:ship"], to: ["seat:0"] },
  ]);
});

it("knows where it came from what went somewhere", () => {
  const event: Event = {
    kind: "did",
    seat: 1,
    piece: "nomad",
    deed: "move",
    at: 3,
    to: 4,
    gold: 0,
    victim: null,
    prey: null,
  };
  const [from, to] = [view.hexes[3]!, view.hexes[4]!];
  expect(placeOf(event, { view, main: 0, before: [] })).toEqual({
    at: [`hex:${to.q},${to.r}`],
    from: [`hex:${from.q},${from.r}`],
    flights: [],
  });
});

it("brings what the tables say a terrain yields", () => {
  const forest = view.hexes.findIndex((hex) => hex.terrain === "forest");
  const event: Event = {
    kind: "did",
    seat: 0,
    piece: "mountaineer",
    deed: "produce",
    at: forest,
    to: null,
    gold: 0,
    victim: null,
    prey: null,
  };
  expect(placeOf(event, { view, main: 0, before: [] }).flights.map(({ icon }) => icon)).toEqual(["wood"]);
});

it("has a place for whatever happens to a hex, a card or somebody", () => {
  const placed: Event[] = [
    { kind: "deployed", seat: 0, piece: "nomad", at: 2 },
    { kind: "lost", seat: 0, piece: "nomad", at: 2 },
    { kind: "declined", seat: 0, card: "ship" },
    { kind: "trophy", seat: 0, piece: "ship" },
    { kind: "tile_laid", seat: 0, tile: "forest", q: 1, r: 1, turn: 0 },
    { kind: "proposal_rolled", seat: 0, choice: { at: 2 }, die: 3 },
    { kind: "npc_idle", seat: 0, piece: "nomad", at: 2 },
    { kind: "recycled", seat: 0 },
  ];
  for (const event of placed)
    expect(placeOf(event, { view, main: 0, before: [] }).at.length, event.kind).toBeGreaterThan(0);
  expect(placeOf({ kind: "ended" }, { view, main: 0, before: [] }).at).toEqual([]);
});
