import { expect, it } from "vitest";
import type { Step } from "../protocol/Step";
import { gainOf, highlights } from "./away";

const step = (entry: number, seat: number): Step => ({
  entry,
  time: 0,
  seat,
  by: null,
  notation: "",
  told: [],
  undone: false,
});

it("the steps that changed most are told in their order, own losses first of all", () => {
  const reel = Array.from({ length: 8 }, (_, entry) => step(entry, entry === 3 ? 0 : 1));
  const totals = [0, 9, 9, 18, 18, 27, 36, 45, 54];
  const scores = totals.map((points, at) => [at > 3 ? -2 : 0, points]);
  expect(gainOf(reel[3]!, scores)).toBe(-2);
  expect(highlights(reel, scores, 0).map(({ entry }) => entry)).toEqual([0, 2, 3, 4, 5]);
});
