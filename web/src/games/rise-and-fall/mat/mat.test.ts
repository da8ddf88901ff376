import { describe, expect, it } from "vitest";
import { everyLanguage } from "../../../board/testing/tables";
import { KINDS, print, printed } from "../printed";
import { positions } from "../samples/load";
import { words } from "../words";
import { deedLines } from "./deeds";
import { groupsOf } from "./groups";
import { revealOf } from "./reveal";
import type { Event } from "../protocol/Event";

await everyLanguage(words);
const { view } = positions[12]!;

describe("the text of a card", () => {
  it.each(["en", "fr"] as const)("is short and has every price (%s)", (lang) => {
    const lines = KINDS.map((kind) => deedLines(words(lang), kind));
    expect(Math.max(...lines.map((card) => card.length))).toBeLessThanOrEqual(6);
    for (const { text } of lines.flat()) {
      expect(text.length, text).toBeLessThanOrEqual(22);
      expect(text).not.toMatch(/line-|piece-|undefined/);
    }
  });

  it("follows the tables of the host", () => {
    const carried = printed;
    const costs = { ...carried.costs, nomad_range: 2, mountaineer_city: { gold: 3, wood: 0, stone: 0 } };
    print({ ...carried, costs });
    expect(deedLines(words("en"), "nomad")[0]?.text).toBe("Move 2 steps");
    expect(deedLines(words("en"), "mountaineer").at(-1)).toEqual({
      text: "City",
      amounts: [{ text: "3", icon: "gold" }],
    });
    print(carried);
  });
});

describe("somebody's cards", () => {
  const civ = view.civs[0]!;
  it("lie in groups, each card once", () => {
    const cards = groupsOf(civ, "actions").flatMap((group) => group.cards.map(({ kind }) => kind));
    expect(new Set(cards).size).toBe(cards.length);
    expect(new Set(cards)).toEqual(new Set([...civ.hand, ...civ.discard, ...civ.decline]));
  });
  it("show only a back as long as the choice is secret", () => {
    const secret = { ...civ, card: null, has_chosen: true };
    expect(groupsOf(secret, "select")[0]).toEqual({ id: "play", cards: [{ kind: null, state: "down", count: null }] });
    const giving = { ...civ, giving: [], giving_count: 2 };
    const declined = groupsOf(giving, "decline").find(({ id }) => id === "decline")!;
    expect(declined.cards.filter(({ state }) => state === "down")).toHaveLength(2);
  });
});

describe("what is shown in the middle", () => {
  const news = (...events: Event[]) => events.map((event) => ({ text: event.kind, rule: "", event }));
  it("is the cards of the round in the order of turns", () => {
    const shown = revealOf(
      news({ kind: "revealed", seat: 0, card: "city" }, { kind: "revealed", seat: 1, card: "ship" }),
      { ...view, order: [1, 0] },
    );
    expect(shown).toEqual({
      kind: "cards",
      cards: [
        { seat: 1, card: "ship" },
        { seat: 0, card: "city" },
      ],
      lines: [],
    });
  });
  it("is a Fantastic Event in the words of the log, and nothing else", () => {
    expect(revealOf(news({ kind: "fantastic_event" }, { kind: "ended" }), view)?.lines).toEqual(["fantastic_event"]);
    expect(revealOf(news({ kind: "ended" }), view)).toBeNull();
  });
});
