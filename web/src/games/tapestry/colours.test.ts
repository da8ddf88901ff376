import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { closest, contrast } from "../../board/testing/colours";
import { paperColour, pieceColour } from "./colours";

const SEATS = [0, 1, 2, 3, 4];

it("gives every seat a colour of its own", () => {
  expect(closest(SEATS.map(pieceColour)).distance).toBeGreaterThan(0.08);
  expect(new Set(SEATS.map(paperColour)).size).toBe(5);
});

const theme = readFileSync(new URL("./theme.css", import.meta.url), "utf8");
const colours = new Map(
  [...theme.matchAll(/--tap-([a-z0-9-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g)].map(
    ([, name, light, dark, both]) => [name!, [light ?? both!, dark ?? both!]] as const,
  ),
);

describe("pieces stand out", () => {
  it("by the white of their charge, and by their rim from every ground", () => {
    const grounds = ["sea", "desert", "forest", "grassland", "mountain", "canvas", "patch"];
    for (const seat of SEATS) expect(contrast(pieceColour(seat), "#ffffff")).toBeGreaterThan(4.5);
    for (const ground of grounds) {
      for (const scheme of [0, 1] as const) {
        for (const seat of SEATS) {
          const under = colours.get(ground)![scheme]!;
          const best = Math.max(contrast(pieceColour(seat), under), contrast(colours.get("rim")![scheme]!, under));
          expect(best, `${seat} on ${ground} ${scheme}`).toBeGreaterThan(3);
        }
      }
    }
  });
});

it("names of tracks can be read on their wool", () => {
  for (const track of ["exploration", "science", "military", "technology", "arts"]) {
    for (const scheme of [0, 1] as const) {
      const ratio = contrast(colours.get("thread")![0]!, colours.get(`k-${track}-d`)![scheme]!);
      expect(ratio, track).toBeGreaterThan(4.5);
    }
  }
});
