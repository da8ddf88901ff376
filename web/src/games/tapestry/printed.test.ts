import { afterEach, expect, it } from "vitest";
import { plotAt, plotName, print, printed, technology, tierOf } from "./printed";

const carried = printed;
afterEach(() => print(carried));

it("draws what the host has put on the components", () => {
  const card = carried.technologies[0]!;
  const corrected = { ...card, one_use: !card.one_use };
  print({ ...carried, content: "another", technologies: [corrected, ...carried.technologies.slice(1)] });
  expect(technology(card.id)?.one_use).toBe(!card.one_use);
  expect(printed.content).toBe("another");
});

it("names plots by column and row", () => {
  expect(plotName(0)).toBe("a1");
  expect(plotName(17)).toBe("i2");
  expect(plotAt("c4")).toEqual({ column: 2, row: 3 });
  expect([1, 3, 4, 12].map(tierOf)).toEqual([1, 1, 2, 4]);
});
