import { expect, it } from "vitest";
import { positions } from "../samples/load";
import { plannedOf } from "./planned";

const { view, seat } = positions[12]!;

it("finds where a piece came from, where it goes, and what that brings", () => {
  const [first, ...others] = view.pieces;
  const free = view.hexes.findIndex((_, cell) => !view.pieces.some((piece) => piece.at === cell));
  const civs = view.civs.map((civ, index) => (index === seat ? { ...civ, points: civ.points + 8 } : civ));
  const after = { ...view, pieces: [{ ...first!, at: free }, ...others], civs };
  expect(plannedOf(view, after, seat)).toEqual({ cells: [first!.at, free].sort((a, b) => a - b), points: 8 });
});

it("finds nothing where nothing is planned", () => {
  expect(plannedOf(null, view, seat)).toEqual({ cells: [], points: 0 });
  expect(plannedOf(view, view, null)).toEqual({ cells: [], points: 0 });
});
