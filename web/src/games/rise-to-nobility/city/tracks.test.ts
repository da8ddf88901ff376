import { expect, it } from "vitest";
import { strip } from "./tracks";

it("follows the furthest marker and keeps all of them on the strip", () => {
  expect(strip([6, 9, 13], 6, 24, 14)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  const far = strip([11, 22], 6, 24, 14);
  expect(far).toHaveLength(14);
  expect([far.includes(11), far.includes(22)]).toEqual([true, true]);
});

it("is longer if the markers are further apart, and whole if nobody plays", () => {
  expect(strip([6, 24], 6, 24, 14)).toHaveLength(19);
  expect(strip([], 0, 12, 13)).toHaveLength(13);
});
