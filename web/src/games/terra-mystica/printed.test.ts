import { afterEach, expect, it } from "vitest";
import { bonusCard, print, printed } from "./printed";

const carried = printed;
afterEach(() => print(carried));

it("draws what the host has put on the components", () => {
  const card = carried.bonus_cards[0]!;
  expect(bonusCard(card.id)?.income.coins).toBe(2);
  const corrected = { ...card, income: { ...card.income, coins: 3 } };
  print({ ...carried, content: "another", bonus_cards: [corrected, ...carried.bonus_cards.slice(1)] });
  expect(bonusCard(card.id)?.income.coins).toBe(3);
  expect(printed.content).toBe("another");
});
