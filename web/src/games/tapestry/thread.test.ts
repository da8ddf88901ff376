import { expect, it } from "vitest";
import { beadsOf } from "./thread";
import { positions } from "./samples/load";

it("a thread has a bead for every step somebody decides or gains by", () => {
  const then = (first: string, rest: string) => ({
    key: "chain-then",
    args: { first: { key: first, args: {} }, rest: { key: rest, args: {} } },
  });
  const beads = beadsOf([
    { seat: 0, free: true, what: then("do-pay-advance", "do-advance-paid") },
    { seat: 0, free: false, what: then("do-check-landmark-cards", "do-end-turn") },
  ]);
  expect(beads.map(({ text, free }) => [text.key, free])).toEqual([
    ["do-pay-advance", true],
    ["do-advance-paid", false],
    ["do-end-turn", false],
  ]);
});

it("is never empty where somebody is asked", () => {
  for (const { view } of positions) expect(beadsOf(view.thread).length).toBeGreaterThan(0);
});
