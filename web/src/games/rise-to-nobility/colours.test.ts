import { expect, it } from "vitest";
import { colourOf, markColour, paperColour, pieceColour } from "./colours";

const SEATS = [0, 1, 2, 3, 4, 5];

/** Relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

it("gives every seat a colour of its own", () => {
  expect(new Set(SEATS.map(pieceColour)).size).toBe(6);
  expect(new Set(SEATS.map(paperColour)).size).toBe(6);
});

it("gives the Automa’s dice the colours the player’s have not", () => {
  const colours = (["white", "green", "yellow", "red", "blue"] as const).map((automa) => colourOf({ seat: null, automa, value: 1 }));
  expect(colours.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(colourOf({ seat: 0, automa: null, value: 1 })).toBe(0);
});

it("shows pips that can be read on every die", () => {
  for (const seat of SEATS) expect(contrast(pieceColour(seat), markColour(seat))).toBeGreaterThan(3);
});
