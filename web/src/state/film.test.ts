import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Step } from "../protocol/Step";
import { beginning, Film, PACE, reelOf } from "./film.svelte";

const step = (entry: number, seat: number | null, more: Partial<Step> = {}): Step => ({
  entry,
  time: 0,
  seat,
  by: null,
  notation: "",
  told: [{ text: `step ${entry}`, rule: "", event: null }],
  undone: false,
  ...more,
});

describe("what the film shows", () => {
  const log = [step(0, 0), step(1, 1), step(2, 2), step(3, 0), step(4, 1), step(5, 2, { undone: true }), step(6, 2)];

  it("is what the others did since my last own step", () => {
    expect(beginning(log, 0, null)).toBe(4);
    expect(reelOf(log, 4, 0).map(({ entry }) => entry)).toEqual([4, 6]);
  });

  it("begins where I last looked, if that is longer ago", () => {
    expect(beginning(log, 0, 1)).toBe(1);
    expect(beginning(log, 0, 6)).toBe(4);
  });

  it("leaves out what tells nothing, but not what was answered for me", () => {
    const more = [step(0, 1, { told: [] }), step(1, 0, { by: "auto" }), step(2, null)];
    expect(reelOf(more, 0, 0).map(({ entry }) => entry)).toEqual([1]);
  });

  it("is everything for whoever only looks on", () => {
    expect(reelOf(log, beginning(log, null, null), null)).toHaveLength(6);
  });
});

describe("the film", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("plays at its pace and stops at the end, with its marks left", () => {
    const film = new Film(() => 2);
    film.feed([step(4, 1), step(6, 2)], true);
    expect([film.at, film.playing, film.step?.entry]).toEqual([0, true, 4]);
    vi.advanceTimersByTime(PACE / 2);
    expect(film.step?.entry).toBe(6);
    vi.advanceTimersByTime(PACE / 2);
    expect([film.playing, film.marked]).toEqual([false, true]);
    film.leave();
    expect(film.step).toBeNull();
  });

  it("goes on with what comes while it plays", () => {
    const film = new Film(() => 1);
    film.feed([step(4, 1)], true);
    film.feed([step(4, 1), step(5, 2)], true);
    expect(film.at).toBe(0);
    vi.advanceTimersByTime(PACE);
    expect(film.step?.entry).toBe(5);
  });

  it("begins anew after an own step, and stands still if that is wished", () => {
    const film = new Film(() => 1);
    film.feed([step(4, 1), step(5, 2)], true);
    film.skip();
    film.feed([step(8, 1)], false);
    expect([film.at, film.playing]).toEqual([-1, false]);
  });

  it("steps back and on within its ends", () => {
    const film = new Film(() => 1);
    film.feed([step(4, 1), step(5, 2)], false);
    film.move(1);
    film.move(5);
    expect(film.step?.entry).toBe(5);
    film.move(-9);
    expect([film.step?.entry, film.playing]).toEqual([4, false]);
  });
});
