import { describe, expect, it } from "vitest";
import { around, cornerFor } from "./small";

const seen = { x: 0, y: 0, width: 100, height: 100 };

describe("the small map", () => {
  it("stands where the fewest pieces are", () => {
    expect(cornerFor(seen, [{ x: 90, y: 90 }], [])).toBe("lower-left");
  });
  it("never stands where something can be chosen, if it can be helped", () => {
    const lit = [
      { x: 90, y: 90 },
      { x: 10, y: 90 },
      { x: 90, y: 10 },
    ];
    expect(cornerFor(seen, [{ x: 10, y: 10 }], lit)).toBe("upper-left");
  });
});

describe("a small screen", () => {
  it("opens on what is asked, with hexes of 48 pixels", () => {
    const part = around([{ x: 500, y: 300 }], 390, 430)!;
    expect(part.x + part.width / 2).toBeCloseTo(500);
    expect(part.y + part.height / 2).toBeCloseTo(300);
    expect((390 / part.width) * 32 * Math.sqrt(3)).toBeCloseTo(48);
  });
  it("opens where most of it is, if it is too far apart", () => {
    const far = [
      { x: 0, y: 0 },
      { x: 2000, y: 0 },
      { x: 2040, y: 20 },
    ];
    const part = around(far, 390, 430)!;
    expect(part.x).toBeGreaterThan(1500);
  });
  it("leaves the map as it is when nothing is asked", () => {
    expect(around([], 390, 430)).toBeNull();
  });
});
