import { describe, expect, test } from "vitest";
import { plot, sampled, tickStep } from "./plot";

describe("a plot of points", () => {
  const scores = [
    [20, 20],
    [20, 25],
    [30, 25],
  ];

  test("draws one line for each seat, in steps", () => {
    const { lines } = plot(scores, 100, 100);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.path).toMatch(/^M0 .*H100V.*H100$/);
    expect(lines[1]?.path).toMatch(/^M0 .*H50V.*H100$/);
    expect(lines[0]?.last.points).toBe(30);
  });

  test("puts more points higher up", () => {
    const { lines } = plot(scores, 100, 100);
    expect(lines[0]?.last.y).toBeLessThan(lines[1]?.last.y ?? 0);
  });

  test("knows which moment a place on its axis is", () => {
    const drawn = plot(scores, 100, 100);
    expect(drawn.at(drawn.x(1))).toBe(1);
    expect(drawn.at(-50)).toBe(0);
    expect(drawn.at(1000)).toBe(2);
  });

  test("has round numbers at its side, also below nothing", () => {
    expect(tickStep(100, 5)).toBe(20);
    expect(tickStep(3, 5)).toBe(1);
    const { ticks } = plot([[-7], [12]], 100, 100);
    expect(ticks[0]?.points).toBeLessThanOrEqual(-7);
    expect(ticks.at(-1)?.points).toBeGreaterThanOrEqual(12);
  });

  test("can be drawn before anything happened", () => {
    expect(plot([], 100, 100).lines).toEqual([]);
    expect(plot([[20, 20]], 100, 100).lines).toHaveLength(2);
  });

  test("can be read as a few rows, first and last among them", () => {
    expect(sampled(scores, 12).map((row) => row.at)).toEqual([0, 1, 2]);
    const long = Array.from({ length: 500 }, (_, at) => [at]);
    const rows = sampled(long, 5).map((row) => row.at);
    expect(rows).toHaveLength(5);
    expect([rows[0], rows.at(-1)]).toEqual([0, 499]);
    expect(sampled([], 5)).toEqual([]);
  });
});
