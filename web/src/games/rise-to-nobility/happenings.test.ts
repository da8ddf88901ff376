import { describe, expect, it } from "vitest";
import { flightsOf } from "../../board/motion";
import { placeOf } from "./happenings";
import { printed } from "./printed";
import type { Event } from "./protocol/Event";
import type { View } from "./protocol/View";

// Nothing of the position matters to what flies.
const flights = (events: Event[], main: number) => flightsOf(events, { view: {} as View, main }, placeOf);

describe("what flies", () => {
  it("are the goods bought, from the slot of the die to who bought them", () => {
    const [only] = flights(
      [
        { kind: "die_placed", seat: 1, die: 3, value: 4, at: "artists" },
        { kind: "goods_bought", seat: 1, good: "art", bought: 2, free: 0, coins: 2 },
      ],
      0,
    );
    expect(only).toEqual({ icon: "art", from: ["slot:artists:1", "seat:1"], to: ["goods:1", "seat:1"] });
  });
  it("is the income of the estate that is looked at, not of all", () => {
    const income = { kind: "income", seat: 2, coins: 3, goods: [0, 1, 0, 0, 0, 0] } as const;
    expect(flights([{ ...income, goods: [...income.goods] }], 2).map((flight) => flight.icon)).toEqual([
      "coin",
      "weapons",
    ]);
    expect(flights([{ ...income, goods: [...income.goods] }], 0)).toEqual([]);
  });
  it("is never more than can be followed", () => {
    const sold = { kind: "goods_sold", seat: 0, good: "magic", count: 1, coins: 2 } as const;
    expect(
      flights(
        Array.from({ length: 30 }, () => ({ ...sold })),
        0,
      ),
    ).toHaveLength(12);
  });
});

describe("where it happens", () => {
  const scene = { view: { guilds: [] } as unknown as View, main: 0, before: [] };
  it("is the slot of a die, the bench of a worker, the crate of a good, the marker of a track", () => {
    expect(placeOf({ kind: "die_placed", seat: 1, die: 3, value: 4, at: "artists" }, scene)).toMatchObject({
      at: ["slot:artists:1"],
      from: ["seat:1"],
    });
    expect(placeOf({ kind: "worker_placed", seat: 2, guild: "wizards" }, scene)).toMatchObject({
      at: ["apprentices:wizards", "place:wizards"],
      from: ["workers:2", "seat:2"],
    });
    expect(placeOf({ kind: "goods_sold", seat: 0, good: "art", count: 2, coins: 4 }, scene).at[0]).toBe("ship:art");
    expect(placeOf({ kind: "nobility_changed", seat: 3, by: 1, now: 6 }, scene).at[0]).toBe("nobility:3");
  });
  it("is the Workshop itself once it stands", () => {
    const tile = printed.buildings.findIndex(({ guild }) => guild === "scholars");
    const workshops = [null, { tile: printed.buildings[tile]!.id, owner: 1 }, null];
    const view = { guilds: [{ guild: "scholars", workshops }] } as unknown as View;
    const bought: Event = { kind: "workshop_bought", seat: 1, tile, price: 3, points: 4 };
    expect(placeOf(bought, { ...scene, view }).at[0]).toBe("workshop:scholars:1");
  });
});
