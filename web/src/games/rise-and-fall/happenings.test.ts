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
