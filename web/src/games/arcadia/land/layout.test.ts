import { expect, it } from "vitest";
import type { ProvinceView } from "../protocol/ProvinceView";
import { apart, isRaised, upright } from "./layout";

const ribbon = (left: number, wide: number, y = 50) => ({ left, wide, y });
const province = (column: number, row: number) => ({ id: `${column}-${row}`, column, row }) as ProvinceView;

it("ribbons of one height stand apart, inside the map", () => {
  const placed = apart([ribbon(-20, 100), ribbon(60, 100), ribbon(330, 60), ribbon(60, 100, 120)], 10, 370);
  const row = placed.filter(({ y }) => y === 50).sort((a, b) => a.left - b.left);
  expect(row.map(({ left }) => left)).toEqual([10, 127, 310]);
  expect(placed.find(({ y }) => y === 120)?.left).toBe(60);
});

it("ribbons become narrower where there is no room for all", () => {
  const placed = apart([ribbon(0, 200), ribbon(90, 200), ribbon(200, 200)], 10, 380).sort((a, b) => a.left - b.left);
  expect(placed[0]!.left).toBeGreaterThanOrEqual(9.99);
  expect(placed[2]!.left + placed[2]!.wide).toBeLessThanOrEqual(380.01);
  for (const at of [0, 1]) {
    expect(placed[at]!.left + placed[at]!.wide).toBeLessThan(placed[at + 1]!.left);
  }
});

it("a wide map stands on its side on a tall screen, bricks do not", () => {
  const wide = [province(0, 0), province(1, 0), province(2, 1)];
  expect(upright(wide, false, true).map(({ column, row }) => [column, row])).toEqual([
    [0, 0],
    [0, 1],
    [1, 2],
  ]);
  expect(upright(wide, true, true)).toBe(wide);
  expect(upright(wide, false, false)).toBe(wide);
});

it("of three standards the one in the middle stands higher", () => {
  expect([0, 1, 2].map((at) => isRaised(at, 3))).toEqual([false, true, false]);
  expect(isRaised(1, 2)).toBe(false);
});
