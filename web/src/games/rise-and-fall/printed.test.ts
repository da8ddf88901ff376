import { afterEach, expect, it } from "vitest";
import { buyBack, piece, print, printed } from "./printed";

const carried = printed;
afterEach(() => print(carried));

it("draws what the host has put on the components", () => {
  expect(piece("ship")?.trophy).toBe(25);
  expect(buyBack(2)).toBe(10);
  const pieces = carried.pieces.map((it) => (it.kind === "ship" ? { ...it, trophy: 30 } : it));
  print({ ...carried, content: "another", pieces, buy_back: [7] });
  expect(piece("ship")?.trophy).toBe(30);
  expect(buyBack(0)).toBe(7);
  expect(buyBack(9)).toBe(7);
});
