import { describe, expect, it } from "vitest";
import { closest, inTheme, themes } from "../../board/testing/colours";
import { paperColour, pieceColour } from "./colours";

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

describe("colours of civilizations", () => {
  for (const theme of themes) {
    it(`tell all eight apart on paper in the ${theme} theme`, () => {
      const near = closest(SEATS.map((seat) => inTheme(paperColour(seat), theme)));
      expect(near.distance, near.pair).toBeGreaterThan(0.08);
    });
  }
  it("tell all eight apart as pieces", () => {
    const near = closest(SEATS.map(pieceColour));
    expect(near.distance, near.pair).toBeGreaterThan(0.09);
  });
});
