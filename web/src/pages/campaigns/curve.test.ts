import { expect, test } from "vitest";
import { curve } from "./curve";

test("a campaign begins with no renown and ends with the last sum", () => {
  const drawn = curve([2, 0, -2], 100, 50);
  expect(drawn.points).toEqual([
    [8, 25],
    [36, 8],
    [64, 25],
    [92, 42],
  ]);
  expect(drawn.zero).toBe(25);
});

test("games that brought nothing make a straight line", () => {
  const drawn = curve([0, 0], 100, 50);
  expect(new Set(drawn.points.map(([, y]) => y))).toEqual(new Set([42]));
});
