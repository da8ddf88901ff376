import { describe, expect, it } from "vitest";
import { proposalsOf } from "./proposals";

describe("proposals for a non-player civilization (RF-16.5)", () => {
  it("show one's own before the others see it", () => {
    expect(proposalsOf([], { at: 7 }, 2)).toEqual([{ at: 7, signs: [{ seat: 2, text: "?", own: true }] }]);
  });
  it("show the dice of those who differ at their hexes, two at one hex beside each other", () => {
    const found = proposalsOf(
      [
        { kind: "proposal_rolled", seat: 0, choice: { at: 3 }, die: 5 },
        { kind: "proposal_rolled", seat: 1, choice: { at: 3 }, die: 2 },
        { kind: "proposal_rolled", seat: 2, choice: { at: 9 }, die: 6 },
      ],
      null,
      0,
    );
    expect(found.map(({ at, signs }) => [at, signs.map(({ text }) => text)])).toEqual([
      [3, ["5", "2"]],
      [9, ["6"]],
    ]);
  });
  it("have no place on the map if they are about a resource", () => {
    expect(proposalsOf([{ kind: "agreed", choice: { take: "wood" } }], { take: "stone" }, 0)).toEqual([]);
  });
});
