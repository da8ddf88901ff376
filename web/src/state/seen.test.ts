import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Looking } from "./seen";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first look is told at once, the others together, and a line of chat is a look too", () => {
  const told: number[] = [];
  const looking = new Looking((length) => told.push(length));
  looking.at(3);
  expect(told).toEqual([3]);
  for (const length of [4, 5, 5]) looking.at(length);
  expect(told).toEqual([3]);
  vi.advanceTimersByTime(2000);
  expect(told).toEqual([3, 5]);
  vi.advanceTimersByTime(60_000);
  // Nothing happened: nothing is told. What happens without another move is.
  expect(told).toEqual([3, 5]);
  looking.at(5);
  expect(told).toEqual([3, 5, 5]);
});

test("whoever leaves has told what they saw, and nobody unsees", () => {
  const told: number[] = [];
  const looking = new Looking((length) => told.push(length));
  looking.at(3);
  looking.at(7);
  looking.at(6);
  looking.stop();
  expect(told).toEqual([3, 7]);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([3, 7]);
});
