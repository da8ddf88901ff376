import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { flightsOf } from "../../board/motion";
import { placeOf } from "./happenings";
import { printed } from "./printed";
import type { Event } from "./protocol/Event";
import type { View } from "./protocol/View";

const scene = { view: {} as View, main: 0, before: [] };
/** Something for every field an event may have. */
const FIELDS = {
  seat: 1,
  first: 0,
  owner: 2,
  who: 0,
  to: 2,
  track: "arts",
  space: 3,
  resource: "food",
  building: "farm",
  count: 1,
  points: 3,
  plot: 12,
  hex: 30,
  tile: 4,
  card: 2,
  era: 1,
  landmark: 0,
  spot: 60,
  rotation: 0,
  die: "red",
  achievement: "topple-two",
};

it("every event has a place", () => {
  const source = readFileSync(new URL("./protocol/Event.ts", import.meta.url), "utf8");
  const kinds = [...source.matchAll(/"kind": "([a-z_]+)"/g)].map(([, kind]) => kind!);
  expect(kinds.length).toBeGreaterThan(60);
  for (const kind of kinds) {
    const { at } = placeOf({ ...FIELDS, kind } as unknown as Event, scene);
    expect(at.length, kind).toBeGreaterThan(0);
    expect(at.join(" "), kind).not.toMatch(/undefined|NaN/);
  }
});

describe("what happened", () => {
  it("is where the token stands, the hex, the plot", () => {
    expect(placeOf({ kind: "advanced", seat: 1, track: "science", space: 4 }, scene).at).toEqual(["space:science:4"]);
    expect(placeOf({ kind: "toppled", seat: 1, owner: 2, hex: 30 }, scene).at).toEqual(["hex:e5"]);
    const built: Event = { kind: "building_placed", seat: 0, building: "farm", plot: 10 };
    expect(placeOf(built, scene)).toMatchObject({ at: ["plot:b2"], from: ["mat:farm"] });
    expect(placeOf({ ...built, seat: 1 }, scene).at).toEqual(["seat:1"]);
  });

  it("brings goods from the space they were gained at", () => {
    const events: Event[] = [
      { kind: "advanced", seat: 0, track: "exploration", space: 2 },
      { kind: "gained", seat: 0, resource: "coin", count: 1 },
    ];
    expect(flightsOf(events, { view: {} as View, main: 0 }, placeOf)).toEqual([
      { icon: "coin", from: ["space:exploration:2"], to: ["good:coin", "seat:0"] },
    ]);
  });

  it("moves a technology card from the open ones to its owner", () => {
    const id = printed.technologies[0]!.id;
    const [flight] = placeOf({ kind: "invented", seat: 0, card: 0 }, scene).flights;
    expect(flight).toMatchObject({ icon: "techcard", from: [`open:${id}`, "open"] });
  });
});
