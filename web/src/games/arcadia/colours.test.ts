import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { closest, contrast, inTheme, themes } from "../../board/testing/colours";
import { chargeColour, fieldColour, nationOf, NATIONS, paperColour } from "./colours";
import type { PlayerView } from "./protocol/PlayerView";

const theme = readFileSync(new URL("./theme.css", import.meta.url), "utf8");
/** A colour of the theme by its name. */
function named(name: string, scheme: (typeof themes)[number]): string {
  const value = new RegExp(`--arc-${name}:\\s*([^;]+);`).exec(theme)?.[1] ?? "";
  return value.includes("light-dark") ? inTheme(value, scheme) : value.trim();
}

describe("colours of the kingdoms", () => {
  it.each(themes)("are told apart on paper (%s)", (scheme) => {
    const near = closest(NATIONS.map((nation) => inTheme(paperColour(nation), scheme)));
    expect(near.distance, near.pair).toBeGreaterThan(0.08);
  });
  it("show their charge on the shield", () => {
    for (const nation of NATIONS)
      expect(contrast(fieldColour(nation), chargeColour(nation)), nation).toBeGreaterThanOrEqual(3);
  });
  it.each(themes)("stand out as lines on every ground (%s)", (scheme) => {
    for (const nation of NATIONS) {
      for (const [, region] of theme.matchAll(/--arc-land-([a-z-]+):/g)) {
        const ratio = contrast(named(`w-${nation}`, scheme), named(`land-${region!}`, scheme));
        expect(ratio, `${nation} on ${region}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
  it("belong to one seat each, also before a kingdom is chosen", () => {
    const players = [null, "valdore", null, null].map((nation) => ({ nation }) as PlayerView);
    expect(new Set([0, 1, 2, 3].map((seat) => nationOf({ players }, seat))).size).toBe(4);
    expect(nationOf({ players }, 1)).toBe("valdore");
  });
});

describe("what is written on the map can be read", () => {
  it.each(themes)("on every ribbon (%s)", (scheme) => {
    for (const [, colour] of theme.matchAll(/--arc-rib-([a-z]+):/g)) {
      const ratio = contrast(named("map-ink", scheme), named(`rib-${colour!}`, scheme));
      expect(ratio, colour).toBeGreaterThanOrEqual(4.5);
    }
  });
  it.each(themes)("on badges that say where one may go (%s)", (scheme) => {
    for (const badge of ["g-go-fill", "g-foe-fill"])
      expect(contrast("#ffffff", named(badge, scheme)), badge).toBeGreaterThanOrEqual(4.5);
  });
});
