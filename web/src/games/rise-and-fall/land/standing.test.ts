import { expect, it } from "vitest";
import { positions } from "../samples/load";
import { sizeOf, standing } from "./standing";

const { view } = positions[12]!;

it("lets several on one hex fan out, the back one first", () => {
  const at = view.pieces[0]!.at;
  const crowd = (["merchant", "city", "nomad"] as const).map((kind, seat) => ({ seat, kind, at }));
  const things = standing({ ...view, pieces: crowd });
  expect(things.map(({ dx }) => dx)).toEqual([-27, 0, 27]);
  expect(things.map(({ dy }) => dy)).toEqual([-5.5, 5.5, -5.5]);
  expect(new Set(things.map(({ key }) => key)).size).toBe(3);
});

it("stands in the middle alone", () => {
  expect(standing({ ...view, pieces: view.pieces.slice(0, 1) })).toMatchObject([{ dx: 0, dy: 0 }]);
});

it("keeps about 28 pixels, whatever the scale of the map", () => {
  for (const unit of [1.14, 1.5]) expect((28 * sizeOf(unit)) / unit).toBeCloseTo(28);
  expect((28 * sizeOf(0.2)) / 0.2).toBeGreaterThan(28);
});
