import { expect, test } from "vitest";
import { markClip, markPath } from "./marks";

test("every seat of a table has a shape of its own, on screen and in drawings", () => {
  const seats = Array.from({ length: 8 }, (_, seat) => seat);
  expect(new Set(seats.map(markClip)).size).toBe(8);
  expect(new Set(seats.map((seat) => markPath(seat, 10, 10, 8))).size).toBe(8);
});

test("a shape is drawn around its point", () => {
  expect(markPath(3, 10, 20, 8)).toBe("M10 16L14 20L10 24L6 20Z");
});
