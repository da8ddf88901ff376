import { afterEach, expect, it } from "vitest";
import { print, printed, settlersCard } from "./printed";

const carried = printed;
afterEach(() => print(carried));

it("draws what the host has put on the components", () => {
  const card = carried.settlers[0]!;
  const corrected = { ...card, most: card.most + 1 };
  print({ ...carried, content: "another", settlers: [corrected, ...carried.settlers.slice(1)] });
  expect(settlersCard(card.id)?.most).toBe(card.most + 1);
  expect(printed.content).toBe("another");
});
