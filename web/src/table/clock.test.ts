import { expect, test } from "vitest";
import { remaining } from "./clock";

test("a standing clock shows what is left", () => {
  expect(remaining({ left: 5000, since: null, deadline: null, resting: false }, 99_999)).toBe(5000);
});

test("a running clock counts down to its deadline and not below nothing", () => {
  const clock = { left: 5000, since: 1000, deadline: 6000, resting: false };
  expect(remaining(clock, 2000)).toBe(4000);
  expect(remaining(clock, 9000)).toBe(0);
  expect(remaining({ ...clock, deadline: null }, 3000)).toBe(3000);
});

test("a clock that rests for the night does not run", () => {
  expect(remaining({ left: 5000, since: 1000, deadline: 6000, resting: true }, 4000)).toBe(5000);
});
