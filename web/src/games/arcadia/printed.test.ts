import { afterEach, expect, it } from "vitest";
import { everyLanguage } from "../../board/testing/tables";
import { cardLines, eventLines, ideologyLines, politicsLines } from "./labels";
import { cardId, postId, print, printed, unitId, unitOf } from "./printed";
import { words } from "./words";

await everyLanguage(words);

const carried = printed;
afterEach(() => print(carried));

it("draws what the host has put on the components", () => {
  const unit = carried.units[0]!;
  print({ ...carried, content: "another", units: [{ ...unit, cost: unit.cost + 1 }, ...carried.units.slice(1)] });
  expect(unitOf(unit.id)?.cost).toBe(unit.cost + 1);
  expect(printed.content).toBe("another");
});

it("names things by the numbers moves and events have", () => {
  expect(cardId(0)).toBe(carried.characters[0]!.id);
  expect(cardId(carried.characters.length)).toBe(carried.intrigues[0]!.id);
  expect(cardId(112)).toBe("captain-1");
  expect([postId(0), postId(3)]).toEqual(["army-1", carried.provinces[0]!.id]);
  expect([unitId(0), unitId(15)]).toEqual(["militia", "general"]);
});

it.each(["en", "fr"] as const)("says what every card does, without holes (%s)", (lang) => {
  const word = words(lang);
  const texts = [
    ...carried.characters.map(({ id }) => cardLines(word, id)),
    ...carried.intrigues.map(({ id }) => cardLines(word, id)),
    ...carried.tactics.map(({ card }) => cardLines(word, card.id)),
    ...carried.events.map(({ id }) => eventLines(word, id)),
    ...carried.ideologies.map(({ id }) => ideologyLines(word, id)),
    ...carried.politics.map(({ id }) => politicsLines(word, id)),
  ].flat();
  expect(texts.filter((line) => /[{}]|undefined/.test(line) || line === "")).toEqual([]);
});
