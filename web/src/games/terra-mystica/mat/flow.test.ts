import { describe, expect, it } from "vitest";
import { flow } from "./flow";

describe("power tokens", () => {
  it("move on by one bowl when power is gained", () => {
    const before = flow(null, [5, 7, 0]);
    const after = flow(before, [2, 10, 0]);
    expect(after.map((bowl) => bowl.length)).toEqual([2, 10, 0]);
    expect(after[1].filter((token) => before[0].includes(token))).toHaveLength(3);
    expect(new Set(after.flat())).toEqual(new Set(before.flat()));
  });

  it("come back to bowl I when they are spent", () => {
    const before = flow(null, [0, 4, 8]);
    const after = flow(before, [4, 4, 4]);
    expect(after[0].every((token) => before[2].includes(token))).toBe(true);
    expect(after[1]).toEqual(before[1]);
  });

  it("leave the game when they are sacrificed, and new ones get new names", () => {
    const before = flow(null, [0, 4, 0]);
    const burned = flow(before, [0, 2, 1]);
    expect(burned.flat()).toHaveLength(3);
    expect(burned.flat().every((token) => before.flat().includes(token))).toBe(true);
    const bought = flow(burned, [0, 2, 2]);
    expect(new Set(bought.flat()).size).toBe(4);
  });
});
