import { expect, it } from "vitest";
import { firstOfEqual } from "./tray";

it("names the first of equal dice, whichever were marked", () => {
  expect(firstOfEqual([2, 2, 3, 3, 6], 0b00010)).toBe(0b00001);
  expect(firstOfEqual([2, 2, 3, 3, 6], 0b01000)).toBe(0b00100);
  expect(firstOfEqual([2, 2, 3, 3, 6], 0b11011)).toBe(0b10111);
  expect(firstOfEqual([2, 2], 0)).toBe(0);
});
