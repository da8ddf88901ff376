import { describe, expect, it } from "vitest";
import { centre, corner, frame, neighbour, RADIUS, WIDTH } from "./hex";
import { nearest } from "./nearest";

describe("hexes in rows", () => {
  it("have six neighbours at the same distance, and they agree", () => {
    for (const [row, col] of [
      [2, 3],
      [3, 3],
    ] as const) {
      const here = centre(row, col);
      for (let side = 0; side < 6; side++) {
        const there = neighbour(row, col, side);
        const at = centre(there.row, there.col);
        expect(Math.hypot(at.x - here.x, at.y - here.y)).toBeCloseTo(WIDTH);
        expect(neighbour(there.row, there.col, side + 3)).toEqual({ row, col });
        // The side lies between the two corners that are drawn for it.
        const middle = { x: (corner(side).x + corner(side + 1).x) / 2, y: (corner(side).y + corner(side + 1).y) / 2 };
        expect(here.x + middle.x * 2).toBeCloseTo(at.x);
        expect(here.y + middle.y * 2).toBeCloseTo(at.y);
      }
    }
  });

  it("fit into their frame", () => {
    const box = frame([centre(0, 0), centre(1, 0)], 5);
    expect(box.x).toBeCloseTo(-WIDTH / 2 - 5);
    expect(box.width).toBeCloseTo(WIDTH * 1.5 + 10);
    expect(box.height).toBeCloseTo(RADIUS * 3.5 + 10);
  });
});

describe("arrow keys", () => {
  const row = [0, 10, 20].map((x) => ({ x, y: 0 }));
  it("follow a row to its end and no further", () => {
    expect(nearest(row[0]!, row, "right")).toBe(1);
    expect(nearest(row[1]!, row, "right")).toBe(2);
    expect(nearest(row[2]!, row, "right")).toBe(-1);
    expect(nearest(row[2]!, row, "left")).toBe(1);
  });
  it("reach every hex of a map from every other", () => {
    const all = [0, 1, 2, 3].flatMap((r) => [0, 1, 2, 3, 4].map((c) => centre(r, c)));
    const reached = new Set([0]);
    const open = [0];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const way of ["left", "right", "up", "down"] as const) {
        const next = nearest(all[at]!, all, way);
        if (next >= 0 && !reached.has(next)) {
          reached.add(next);
          open.push(next);
        }
      }
    }
    expect(reached.size).toBe(all.length);
  });
});
