import { expect, test } from "vitest";
import type { SeatScore } from "../protocol/SeatScore";
import type { Step } from "../protocol/Step";
import { counts, lights, moments, paceOf, ranked } from "./ending";

const source = (source: string, points: number) => ({ source, name: source.toUpperCase(), points });
const scores: SeatScore[] = [
  { seat: 0, total: 12, place: 2, sources: [source("cults", 4), source("play", 8)] },
  { seat: 1, total: 30, place: 1, sources: [source("play", 33), source("power", -3)] },
  { seat: 2, total: 0, place: 3, sources: [] },
];
const step = (entry: number, seat: number, more: Partial<Step> = {}): Step => ({
  entry,
  time: 0,
  seat,
  by: null,
  notation: "pass",
  told: [{ event: { kind: "passed", seat }, text: `step ${entry}`, seat }] as unknown as Step["told"],
  undone: false,
  ...more,
});

test("places are counted from the last to the first, the richest source first", () => {
  expect(ranked(scores).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  expect(counts(scores).map(({ seat, name, points }) => [seat, name, points])).toEqual([
    [2, "", 0],
    [0, "PLAY", 8],
    [0, "CULTS", 4],
    [1, "PLAY", 33],
    [1, "POWER", -3],
  ]);
});

test("a large table is not counted for longer than a small one may be", () => {
  expect(paceOf(10)).toBe(400);
  expect(paceOf(80) * 80).toBeLessThanOrEqual(14_000);
});

test("what decided a game is what put the winner furthest ahead after the opening, as it happened", () => {
  const steps = [step(0, 1), step(1, 0), step(2, 1), step(3, 0, { undone: true }), step(4, 1)];
  const totals = [
    [0, 0],
    [0, 2],
    [9, 2],
    [9, 12],
    [9, 90],
    [9, 95],
  ];
  const found = moments(steps, totals, 1, 0);
  expect(found.map(({ step, before, after }) => [step.entry, before, after])).toEqual([
    [2, -7, 3],
    [4, 81, 86],
  ]);
});

test("the board lights what the last step counted for a seat", () => {
  const told = [0, 1, 0].map((seat) => ({
    event: { kind: "scored", seat },
    text: "",
    seat,
  })) as unknown as Step["told"];
  const steps = [step(0, 0), step(1, 1, { told })];
  expect(lights(steps, 0)).toHaveLength(2);
  expect(lights(steps, 2)).toHaveLength(0);
});
