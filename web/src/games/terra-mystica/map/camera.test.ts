import { expect, it } from "vitest";
import { bestView } from "./camera.svelte";

it("the window shows most of what is asked, in its middle", () => {
  expect(bestView([0.1, 0.2, 0.3, 0.9], 0.6)).toBeCloseTo(0.2);
  expect(bestView([0.1, 0.7, 0.8, 0.9], 0.6)).toBeCloseTo(0.8);
  expect(bestView([0.5], 0.6)).toBeCloseTo(0.5);
  expect(bestView([], 0.6)).toBe(0.5);
});
