import { expect, test } from "vitest";
import type { GameClient } from "../games/game";
import type { SeatInfo } from "../protocol/SeatInfo";
import type { Told } from "../protocol/Told";
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
const said = (text: string): Told => ({ text, rule: "", event: null });
const painted = (colours: string[]) =>
  new People(
    seats,
    {},
    { colours: { paper: (seat: number) => colours[seat] ?? "" }, texts: {}, label: () => "" } as unknown as GameClient,
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

test("whoever the log calls by a colour goes by their name, and is not named twice", () => {
  const colours = ["Red", "Green", "Blue"];
  const called = { texts: { called: (seat: number) => colours[seat] ?? "" } } as unknown as GameClient;
  const holders = ["Alma", "Basile", "Blue"].map((name, seat): SeatInfo => ({
    ...seats[seat]!,
    holder: { kind: "local", id: "", name },
  }));
  const people = new People(holders, {}, called, "en");
  const texts = (subject: number | null, ...all: string[]) =>
    people.told(all.map(said), subject).map(({ text }) => text);
  expect(texts(0, "Red takes 2 coins from Green.", "", "Red has 3.")).toEqual([
    "takes 2 coins from Basile.",
    "Alma has 3.",
  ]);
  expect(texts(null, "Red welcomes Green Elves, Bluebell and red tiles.", "Green: 2, Blue: 1.")).toEqual([
    "Alma welcomes Green Elves, Bluebell and red tiles.",
    "Basile: 2, Blue: 1.",
  ]);
  expect(
    painted([])
      .told([said("Red waits."), said("")])
      .map(({ text }) => text),
  ).toEqual(["Red waits."]);
});
