import { describe, expect, it } from "vitest";
import { centre } from "../../../svg/hex";
import { townOutlines } from "./towns";

const hex = (row: number, col: number, seat: number | null, town = true) => ({
  name: `${row}${col}`,
  row,
  col,
  terrain: "forest" as const,
  structure: seat === null ? null : ("dwelling" as const),
  seat,
  town,
  ...centre(row, col),
});
const sides = (path: string) => path.split("M").length - 1;

describe("walls of towns", () => {
  it("go around hexes that touch, and not between them", () => {
    const [town, ...others] = townOutlines([hex(0, 0, 1), hex(0, 1, 1)]);
    expect(others).toEqual([]);
    expect(sides(town!.path)).toBe(10);
  });
  it("part the towns of neighbours", () => {
    expect(townOutlines([hex(0, 0, 1), hex(0, 1, 2)])).toHaveLength(2);
  });
  it("join what a river joins", () => {
    expect(townOutlines([hex(0, 0, 1), hex(0, 1, null), hex(0, 2, 1)])).toHaveLength(1);
  });
  it("leave out what is in no town", () => {
    expect(townOutlines([hex(0, 0, 1, false)])).toEqual([]);
  });
});
