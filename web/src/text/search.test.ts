import { expect, test } from "vitest";
import type { Rule } from "../protocol/Rule";
import { found } from "./search";

const rule = (id: string, text: string): Rule => ({ id, text, source: "rulebook" });
const rules = [
  rule("TM-10.1", "Whoever builds offers power to neighbours."),
  rule("TM-8.1", "Spades transform terrain."),
];

test("every word typed must be there, without accents and capitals", () => {
  expect(found(rules, "POWER néighbours").map((one) => one.id)).toEqual(["TM-10.1"]);
  expect(found(rules, "power terrain")).toEqual([]);
  expect(found(rules, " ")).toEqual(rules);
});

test("what players say finds what rulebooks write", () => {
  expect(found(rules, "leech").map((one) => one.id)).toEqual(["TM-10.1"]);
  expect(found(rules, "shovel").map((one) => one.id)).toEqual(["TM-8.1"]);
});

test("the title of a chapter counts for its rules", () => {
  expect(
    found([rule("TM-10.3", "Offers are answered clockwise.")], "neighbours", "Power from neighbours"),
  ).toHaveLength(1);
});
