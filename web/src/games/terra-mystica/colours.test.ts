import { describe, expect, it } from "vitest";
import { paperColour } from "./colours";
import type { Terrain } from "./protocol/Terrain";
import type { View } from "./protocol/View";
import { positions } from "./samples/load";

const TERRAINS: Terrain[] = [
  "desert",
  "plains",
  "swamp",
  "lakes",
  "forest",
  "mountains",
  "wasteland",
  "ice",
  "volcano",
];
const at = (home: Terrain | null, seat: number): View => {
  const view = positions[0]!.view;
  return { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, home } : player)) };
};

/** Lightness and the two axes of colour, as eyes tell them apart. */
function lab(hex: string): [number, number, number] {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const [l, m, s] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt) as [number, number, number];
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
const apart = (a: string, b: string) => Math.hypot(...lab(a).map((part, index) => part - lab(b)[index]!));
const both = (colour: string) => [...colour.matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex);

function closest(colours: string[]): { pair: string; distance: number } {
  const pairs = colours.flatMap((a, index) =>
    colours.slice(index + 1).map((b) => ({ pair: `${a} ${b}`, distance: apart(a, b) })),
  );
  return pairs.sort((a, b) => a.distance - b.distance)[0]!;
}

describe("colours on paper", () => {
  for (const [theme, index] of [
    ["light", 0],
    ["dark", 1],
  ] as const) {
    it(`tell all factions apart in the ${theme} theme`, () => {
      const near = closest(TERRAINS.map((terrain) => both(paperColour(at(terrain, 0), 0))[index]!));
      expect(near.distance, near.pair).toBeGreaterThan(0.08);
    });
    it(`tell seats apart before factions are chosen in the ${theme} theme`, () => {
      const near = closest(
        [0, 1, 2, 3, 4].map((seat) => both(paperColour({ players: [] } as unknown as View, seat))[index]!),
      );
      expect(near.distance, near.pair).toBeGreaterThan(0.06);
    });
  }
});
