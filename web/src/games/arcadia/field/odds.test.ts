import { expect, it } from "vitest";
import type { Odds } from "../protocol/Odds";
import { facesOf, fatesOf, gatesOf } from "./odds";

/** Launched in 5 of 6, hits in 24 of 36, and what was hit gives way in 2 of 6. */
const assault: Odds = {
  blow: "assault",
  column: 0,
  row: 3,
  toward: "ahead",
  target: 1,
  bearing: "front",
  launch: { added: 9, passes: 5 },
  sure: false,
  attack: 4,
  defence: 2,
  hits: 24,
  fails: 9,
  breaks: { added: 8, passes: 4 },
};
const shot: Odds = { ...assault, blow: "shot", launch: null, fails: 0, breaks: null };

it("every throw of an attack has a gate of its own, how likely it is to go well in it", () => {
  expect(gatesOf(assault).map(({ key, part }) => [key, part.toFixed(2)])).toEqual([
    ["launch", "0.83"],
    ["strike", "0.67"],
    ["breaks", "0.33"],
  ]);
  expect(gatesOf(shot).map(({ key }) => key)).toEqual(["strike"]);
});

it("the highest faces pass a test, and the lowest fail it", () => {
  const clear = (faces: { value: number; faint: boolean }[]) =>
    faces.flatMap(({ value, faint }) => (faint ? [] : [value]));
  expect(clear(facesOf(5, false))).toEqual([2, 3, 4, 5, 6]);
  expect(clear(facesOf(2, true))).toEqual([1, 2]);
});

it("something always comes of it", () => {
  for (const odds of [assault, shot]) {
    expect(fatesOf(odds).reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1, 2);
  }
});
