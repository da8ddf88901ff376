import { expect, test } from "vitest";
import type { GameClient } from "../games/game";
import type { SeatInfo } from "../protocol/SeatInfo";
import { People } from "./people";

const seats = [0, 1, 2].map((seat): SeatInfo => ({
  seat,
  holder: { kind: "open" },
  substitute: null,
  resigned: false,
  offered: false,
  before: null,
  online: true,
  clock: null,
}));
const painted = (colours: string[]) =>
  new People(
    seats,
    {},
    { colour: (_: unknown, seat: number) => colours[seat] ?? "", label: () => "" } as unknown as GameClient,
    "en",
  );

test("seats have the colours of their game", () => {
  expect(seats.map(({ seat }) => painted(["red", "blue", "green"]).colour(seat))).toEqual(["red", "blue", "green"]);
});

test("a colour that several seats share tells nobody apart, and is replaced", () => {
  const colours = seats.map(({ seat }) => painted(["grey", "grey", "green"]).colour(seat));
  expect(new Set(colours).size).toBe(3);
  expect(colours).not.toContain("grey");
  expect(colours[2]).toBe("green");
});

test("a game without a track of points says so", () => {
  expect(painted([]).pointsIn({}, 0)).toBeNull();
});
