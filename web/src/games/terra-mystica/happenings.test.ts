import { describe, expect, it } from "vitest";
import { flightsOf } from "../../board/motion";
import { placeOf } from "./happenings";
import type { Event } from "./protocol/Event";
import type { View } from "./protocol/View";

const none = { coins: 0, workers: 0, priests: 0, power: 0, spades: 0 };
const stock = {
  points: 0,
  coins: 0,
  workers: 0,
  priests: 0,
  bowls: [0, 0, 0] as [number, number, number],
  cults: [0, 0, 0, 0] as [number, number, number, number],
};

// Nothing of the position matters to what flies.
const flights = (events: Event[], main: number) => flightsOf(events, { view: {} as View, main }, placeOf);

describe("what flies across the table", () => {
  it("is power from the hex that was built on to who takes it", () => {
    const [, flight] = flights(
      [
        { kind: "built", seat: 1, hex: 7 },
        { kind: "power_taken", seat: 0, from: 1, amount: 2, power: 2, points: 1 },
      ],
      0,
    );
    expect(flight).toEqual({ icon: "power", from: ["hex:7", "seat:1"], to: ["power:0", "seat:0"] });
  });
  it("is the income of the board that is shown, and not that of the others", () => {
    const income = (seat: number) => ({
      kind: "income" as const,
      seat,
      gain: { ...none, coins: 2, power: 1 },
      now: stock,
    });
    expect(flights([income(0), income(1)], 1).map((flight) => flight.icon)).toEqual(["coin", "power"]);
  });
  it("is never a swarm", () => {
    const many = Array.from({ length: 40 }, () => ({ kind: "favor_taken" as const, seat: 0, tile: 1 }));
    expect(flights(many, 0)).toHaveLength(12);
  });
});

describe("where an event happens", () => {
  const places = (event: Event, before: Event[] = []) => placeOf(event, { view: {} as View, main: 0, before }).at;
  it("is the hex of a build, both ends of a bridge, the step of a cult", () => {
    expect(places({ kind: "upgraded", seat: 1, hex: 9, to: "temple" })).toEqual(["hex:9"]);
    expect(places({ kind: "bridge_built", seat: 1, a: 3, b: 8 })).toEqual(["hex:3", "hex:8"]);
    expect(places({ kind: "cult_advanced", seat: 1, cult: "air", from: 2, to: 3, power: 1 })).toEqual(["cult:air"]);
    expect(places({ kind: "round_started", round: 2, tile: 4 })).toEqual(["round:2"]);
  });
  it("is where the town was finished, and its tile", () => {
    const built: Event = { kind: "built", seat: 1, hex: 5 };
    expect(places({ kind: "town_founded", seat: 1, tile: 2 }, [built])).toEqual(["hex:5", "town:2"]);
  });
  it("slides a piece from its frame to its hex", () => {
    const [flight] = flights([{ kind: "upgraded", seat: 1, hex: 9, to: "temple" }], 1);
    expect(flight).toEqual({ icon: "s-temple", from: ["building:temple:1", "seat:1"], to: ["hex:9"] });
  });
});
