import { describe, expect, test } from "vitest";
import type { Step } from "../protocol/Step";
import { firstWords, joined, lastOwn, lines, turns } from "./log";

const step = (entry: number, seat: number | null, undone = false): Step => ({
  entry,
  time: 0,
  seat,
  by: null,
  notation: "",
  told: [],
  undone,
});

describe("the log", () => {
  const known = [step(0, 0), step(1, 0), step(2, 1)];

  test("goes on with newer entries", () => {
    expect(joined(known, [step(3, 1)])?.map((one) => one.entry)).toEqual([0, 1, 2, 3]);
    expect(joined(known, [])).toBe(known);
  });

  test("takes the newer of what overlaps", () => {
    expect(joined(known, [step(2, 1, true), step(3, null)])?.map((one) => one.undone)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  test("says when something between is missing", () => {
    expect(joined(known, [step(4, 0)])).toBeNull();
  });

  test("is cut into turns where another seat begins", () => {
    expect(turns([...known, step(3, null), step(4, 1), step(5, 0)])).toEqual([0, 2, 5]);
  });

  test("has no line for the first half of a move, unless one looks at it", () => {
    const told = [{ text: "Red moves.", rule: "", event: null }];
    const steps = [step(0, 0), { ...step(1, 0), told }, step(2, 1), step(3, 0, true), step(4, 0)];
    expect(lines(steps, null).map((one) => one.entry)).toEqual([1, 2, 3, 4]);
    expect(lines(steps, 0).map((one) => one.entry)).toEqual([0, 1, 2, 3, 4]);
  });

  test("says nothing of events that are only for drawings", () => {
    const told = [{ text: "", rule: "", event: null }];
    expect(firstWords({ ...step(0, 0), told })).toBeUndefined();
    expect(firstWords({ ...step(0, 0), told: [...told, { text: "Red moves.", rule: "", event: null }] })).toBe(
      "Red moves.",
    );
    expect(lines([{ ...step(0, 0), told }, step(1, 0)], null).map((one) => one.entry)).toEqual([1]);
  });

  test("finds the last move of a seat that still counts", () => {
    expect(lastOwn([...known, step(3, 0, true)], 0)).toBe(1);
    expect(lastOwn(known, 3)).toBeNull();
  });
});
