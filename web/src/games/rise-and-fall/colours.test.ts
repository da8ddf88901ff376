import { describe, expect, it } from "vitest";
import { closest, inTheme, themes } from "../../board/testing/colours";
import { contrast } from "../../board/testing/colours";
import { bannerColour, courtColour, CREATURE, onPiece, paperColour, pieceColour } from "./colours";

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
  it("stand out from the ground they have of their own, in every theme", () => {
    for (const seat of SEATS)
      expect(contrast(pieceColour(seat), courtColour(seat)), `seat ${seat}`).toBeGreaterThanOrEqual(3);
    expect(contrast(CREATURE, courtColour(null))).toBeGreaterThanOrEqual(3);
  });
  it("carry words that can be read", () => {
    for (const seat of SEATS)
      expect(contrast(onPiece(seat), bannerColour(seat)), `seat ${seat}`).toBeGreaterThanOrEqual(4.5);
  });
});
