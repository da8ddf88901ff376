import { describe, expect, it } from "vitest";
import { flightsOf } from "../../board/motion";
import { placeOf } from "./happenings";
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
