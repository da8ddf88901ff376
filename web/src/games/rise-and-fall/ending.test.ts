import { describe, expect, it } from "vitest";
import { everyLanguage } from "../../board/testing/tables";
import { ending } from "./ending";
import type { View } from "./protocol/View";
import { say } from "./say";
import { positions } from "./samples/load";
import { words } from "./words";

await everyLanguage(words);

const solo = positions.map((position) => position.view).find((view) => view.npcs !== null)!;
const npcs = solo.npcs!;
const first = npcs.civilizations[0]!;

/** The end of a game against others, with the imposed trophies held by this seat. */
function over(holder: number | null): View {
  const trophies = solo.trophies.map((trophy) =>
    npcs.imposed.includes(trophy.piece) ? { ...trophy, holder } : trophy,
  );
  return { ...solo, phase: "over", trophies };
}

describe("how a game against others ended", () => {
  it("says nothing about other games", () => {
    expect(ending({ ...solo, npcs: null }, words("en"))).toEqual([]);
  });
  it("gives the points of each of them", () => {
    const said = ending(over(0), words("en"));
    expect(said).toHaveLength(npcs.civilizations.length);
    expect(said[0]).toContain(`${solo.civs[first.seat]!.points} points`);
    expect(said[0]).toMatch(/^The /);
  });
  it("names a trophy that was not won", () => {
    const said = ending(over(null), words("fr"));
    expect(said[0]).toContain("manque");
    expect(said).toHaveLength(npcs.civilizations.length + 1);
  });
  it("counts nothing once one of them took an imposed trophy", () => {
    const said = ending(over(first.seat), words("en"));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("has taken a trophy");
  });
});

it("says when renown is at stake", () => {
  const told = (hardcore: boolean) => say({ ...solo, npcs: { ...npcs, hardcore } }, [], "en").join(" ");
  expect(told(true)).toContain("takes renown away");
  expect(told(false)).not.toContain("renown");
});
