import { describe, expect, it } from "vitest";
import sheet from "./art/Sheet.svelte?raw";
import { printed } from "./printed";
import { costSymbols, fitted, spaceSymbols, symbolsOf, widthOf, type Sign } from "./symbols";

const drawings = new Set([...sheet.matchAll(/id="tap-([a-z0-9-]+)"/g)].map(([, name]) => name!));
const names = (signs: Sign[]): string[] =>
  signs.flatMap((sign) =>
    sign.kind === "icon" || sign.kind === "per" ? [sign.name] : sign.kind === "grid" ? sign.names : [],
  );

describe("symbols", () => {
  it("are drawn for every space, slot and tile, and there is a drawing of each", () => {
    const spaces = printed.tracks.flatMap((track) => track.spaces);
    for (const { id, text, price } of spaces) {
      const { benefit, bonus } = spaceSymbols(text);
      expect(benefit.length, id).toBeGreaterThan(0);
      expect(bonus.length > 0, id).toBe(price !== null);
      for (const name of names([...benefit, ...bonus])) expect(drawings, id).toContain(name);
    }
    for (const { id, benefit } of printed.territory_tiles) {
      for (const name of names(symbolsOf(benefit))) expect(drawings, id).toContain(name);
    }
    for (const { id } of printed.landmarks) expect(drawings).toContain(`lm-${id}`);
  });

  it("take a second line where one would be too small", () => {
    const icon: Sign = { kind: "icon", name: "coin" };
    const many: Sign[] = [icon, { kind: "gap" }, icon, { kind: "gap" }, icon];
    expect(fitted(many, 200, 26).lines).toHaveLength(1);
    expect(fitted(many, 36, 26).lines).toHaveLength(2);
    expect(widthOf(many, 10)).toBe(36);
  });

  it("say whether units must differ", () => {
    expect(costSymbols([{ kind: "different", n: 2 }])).toEqual({ icons: ["any", "any"], between: "≠" });
    expect(
      costSymbols([
        { kind: "food", n: 1 },
        { kind: "any", n: 1 },
      ]),
    ).toEqual({ icons: ["food", "any"], between: "" });
  });
});
