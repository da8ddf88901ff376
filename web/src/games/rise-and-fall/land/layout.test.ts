import { describe, expect, it } from "vitest";
import { shapeAt } from "./ghost";
import { border, ground, layOut } from "./layout";
import { positions } from "../samples/load";
import type { HexView } from "../protocol/HexView";

const hex = (q: number, r: number, terrain: HexView["terrain"]): HexView => ({ q, r, terrain, region: null });

describe("the landscape", () => {
  it("draws a cliff where two neighbours are two levels apart, and none where they are one", () => {
    const [low, high] = layOut([hex(0, 0, "plain"), hex(0, 1, "mountain")]);
    expect(high!.rim).not.toBe("");
    expect(low!.rim).toBe("");
    const gentle = layOut([hex(0, 0, "plain"), hex(0, 1, "forest")]);
    expect(gentle.every((land) => land.rim === "")).toBe(true);
  });

  it("puts rock on the wall in front, where one looks at the cliff", () => {
    const [high] = layOut([hex(0, 0, "glacier"), hex(0, 1, "sea")]);
    expect(high!.rock).not.toBe("");
    expect(high!.wall).not.toBe("");
  });

  it("draws higher ground higher up", () => {
    const lands = layOut([
      hex(0, 0, "sea"),
      hex(1, 0, "plain"),
      hex(2, 0, "forest"),
      hex(3, 0, "mountain"),
      hex(4, 0, "glacier"),
    ]);
    const heights = lands.map((land) => land.y);
    expect([...heights].sort((a, b) => b - a)).toEqual(heights);
  });

  it("closes the border of every Region", () => {
    const { view } = positions.find(({ view }) => view.regions.length > 0)!;
    const lands = layOut(view.hexes);
    view.regions.forEach((region, index) => {
      const hexes = lands.filter((land) => land.region === index);
      expect(hexes).toHaveLength(region.size);
      expect(border(hexes).match(/M/g)!.length).toBeGreaterThanOrEqual(6);
    });
  });
});

describe("the tile in hand", () => {
  it("comes back to itself after six turns, and keeps its anchor", () => {
    const shape = {
      cells: [
        [0, 0],
        [1, 0],
        [0, 1],
      ] as [number, number][],
      orientations: 2,
    };
    const at = { q: 2, r: -1 };
    expect(shapeAt(shape, at, 6)).toEqual(shapeAt(shape, at, 0));
    for (let turn = 0; turn < 6; turn++) expect(shapeAt(shape, at, turn)[0]).toEqual(at);
  });

  it("turns clockwise on the screen", () => {
    const [east, next] = [0, 1].map((turn) =>
      ground(shapeAt({ cells: [[1, 0]], orientations: 6 }, { q: 0, r: 0 }, turn)[0]!),
    );
    expect(east!.y).toBeCloseTo(0);
    expect(next!.y).toBeGreaterThan(0);
    expect(next!.x).toBeGreaterThan(0);
  });
});
