import { describe, expect, test } from "vitest";
import type { LegalMove } from "../protocol/LegalMove";
import type { Position } from "../protocol/Position";
import type { Preview } from "../protocol/Preview";
import {
  complete,
  emptyPlan,
  extended,
  gained,
  latest,
  notations,
  projected,
  runs,
  shortened,
  shown,
  stale,
} from "./plan";

const position = (at: number): Position => ({
  at,
  viewer: 1,
  view: {},
  asked: [],
  moves: [],
  scores: [],
  undo: [],
  over: false,
});
const move = (notation: string): LegalMove => ({ notation, text: notation, move: null });
const preview = (at: number, part: Partial<Preview> = {}): Preview => ({
  position: position(at),
  told: [],
  gained: [0, 0],
  effects: [],
  turn_over: false,
  beyond: null,
  ...part,
});

describe("a planned turn", () => {
  const start = position(10);
  const burn = extended(emptyPlan(start), move("burn"), preview(11, { gained: [0, 1] }));
  const built = extended(burn, move("build E5"), preview(12, { gained: [0, 2], turn_over: true }));

  test("is sent in the order it was planned", () => {
    expect(notations(built)).toEqual(["burn", "build E5"]);
    expect(built).toMatchObject({ at: 10, seat: 1 });
  });

  test("shows what its last move leads to, or the table itself", () => {
    expect(shown(start, built).at).toBe(12);
    expect(shown(start, shortened(built)).at).toBe(11);
    expect(shown(start, shortened(built, 0))).toBe(start);
  });

  test("is complete when the turn is over or luck comes next", () => {
    expect(complete(emptyPlan(start))).toBe(false);
    expect(complete(burn)).toBe(false);
    expect(complete(built)).toBe(true);
    expect(complete(extended(burn, move("draw"), preview(12, { beyond: "luck" })))).toBe(true);
  });

  test("brings what its last preview says, which counts from the table as it is", () => {
    expect(gained(built, 1)).toBe(2);
    expect(gained(emptyPlan(start), 1)).toBe(0);
  });

  test("is told after what was told of late, each step with its own", () => {
    const told = (text: string) => ({ text, rule: "", event: null });
    const step = (entry: number, undone: boolean) => ({
      entry,
      time: 0,
      seat: 0,
      by: null,
      notation: `step ${entry}`,
      told: [told(`step ${entry}`)],
      undone,
    });
    const one = extended(emptyPlan(start), move("burn"), preview(11, { told: [told("burns")] }));
    // A preview tells of the whole plan.
    const two = extended(one, move("build"), preview(12, { told: [told("burns"), told("builds")] }));
    const all = latest([step(8, false), step(9, true)], two);
    expect(all.map(({ notation, told: some }) => [notation, some.map(({ text }) => text)])).toEqual([
      ["step 8", ["step 8"]],
      ["burn", ["burns"]],
      ["build", ["builds"]],
    ]);
  });

  test("tells the same points once", () => {
    const points = (change: number) => [{ key: "holding-points", name: "points", before: 1, change }];
    expect(projected(preview(11, { gained: [0, 49], effects: points(49) }), 1)).toBe(0);
    expect(projected(preview(11, { gained: [0, 49], effects: points(2) }), 1)).toBe(49);
    expect(projected(preview(11, { gained: [0, 49] }), 1)).toBe(49);
    expect(projected(preview(11, { gained: [0, 49], effects: points(49) }), 0)).toBe(0);
  });

  test("tells equal steps in a row as one", () => {
    const thrice = extended(extended(burn, move("burn"), preview(12)), move("burn"), preview(13));
    expect(runs(extended(thrice, move("build E5"), preview(14)))).toEqual([
      { move: move("burn"), from: 0, count: 3 },
      { move: move("build E5"), from: 3, count: 1 },
    ]);
  });

  test("is stale once the table has gone on or another seat looks", () => {
    expect(stale(built, start)).toBe(false);
    expect(stale(built, position(11))).toBe(true);
    expect(stale(built, { ...start, viewer: 0 })).toBe(true);
    expect(stale(emptyPlan(start), position(11))).toBe(false);
  });
});
