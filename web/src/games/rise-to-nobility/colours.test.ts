import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "../../board/testing/colours";
import { colourOf, markColour, paperColour, pieceColour } from "./colours";

const SEATS = [0, 1, 2, 3, 4, 5];

it("gives every seat a colour of its own", () => {
  expect(new Set(SEATS.map(pieceColour)).size).toBe(6);
  expect(new Set(SEATS.map(paperColour)).size).toBe(6);
});

it("gives the Automa’s dice the colours the player’s have not", () => {
  const colours = (["white", "green", "yellow", "red", "blue"] as const).map((automa) =>
    colourOf({ seat: null, automa, value: 1 }),
  );
  expect(colours.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(colourOf({ seat: 0, automa: null, value: 1 })).toBe(0);
});

it("shows pips that can be read on every die", () => {
  for (const seat of SEATS) expect(contrast(pieceColour(seat), markColour(seat))).toBeGreaterThan(3);
});

describe("what is written on the table can be read", () => {
  const theme = readFileSync(new URL("./theme.css", import.meta.url), "utf8");
  const block = (selector: string) => {
    const start = theme.indexOf(`${selector} {`);
    const rules = theme
      .slice(start, theme.indexOf("}", start))
      .matchAll(/--rtn-([a-z0-9-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g);
    return [...rules].map(([, name, light, dark, both]) => [name!, [light ?? both!, dark ?? both!]] as const);
  };
  const day = new Map(block(".rtn"));
  const night = new Map([...day, ...block(".rtn.night")]);
  const written: [string, string[]][] = [
    ["card-ink", ["card", "card-2"]],
    ["ink", ["plaster", "plaster-2", "stone", "slot", "lit"]],
    ["ink-soft", ["plaster", "plaster-2"]],
  ];
  it.each([
    ["by day", day],
    ["by night", night],
  ] as const)("%s, in the light and in the dark", (_, colours) => {
    for (const [ink, grounds] of written) {
      for (const ground of grounds) {
        for (const scheme of [0, 1]) {
          const [over, under] = [colours.get(ink)?.[scheme], colours.get(ground)?.[scheme]];
          expect(contrast(over!, under!), `${ink} ${over} on ${ground} ${under}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });
});
