import { describe, expect, it } from "vitest";
import { positions } from "../samples/load";
import { layOut } from "./layout";
import { covered, sizeOf, standing } from "./standing";
import { pillsOf, territoriesOf, worthOf } from "./territory";

const { view } = positions[12]!;
const lands = layOut(view.hexes);
const territories = territoriesOf(view.regions, lands);
const unit = 1.14;
const pills = (name: ((terrain: string) => string) | null, hovered: number | null = null) =>
  pillsOf({ territories, hovered, things: covered(standing(view), lands, sizeOf(unit)), unit, name });

describe("the values of Regions", () => {
  it("stand on the map once for every Region of three hexes or more, as the server counts them", () => {
    const large = view.regions.flatMap((region, index) => (region.size >= 3 ? [index] : []));
    const found = pills(null);
    expect(found.map(({ index }) => index).sort((a, b) => a - b)).toEqual(large);
    for (const { index, text } of found) expect(Number(text)).toBe(worthOf(view.regions[index]!));
  });

  it("say the terrain where a large Region has room for it, and never on a phone", () => {
    expect(pills((terrain) => terrain).filter(({ text }) => /^[a-z]+ \d+$/.test(text)).length).toBeGreaterThan(3);
    expect(pills(null).every(({ text }) => /^\d+$/.test(text))).toBe(true);
  });

  it("do not cover each other", () => {
    const found = pills((terrain) => terrain);
    for (const a of found)
      for (const b of found)
        if (a !== b)
          expect(
            Math.abs(a.x - b.x) >= ((a.width + b.width) / 2) * unit - 0.01 || Math.abs(a.y - b.y) >= 23 * unit - 0.01,
            `${a.text} and ${b.text}`,
          ).toBe(true);
  });

  it("come for a small Region when it is looked at", () => {
    const small = view.regions.findIndex((region) => region.size < 3);
    expect(pills(null).some(({ index }) => index === small)).toBe(false);
    expect(pills(null, small).some(({ index }) => index === small)).toBe(true);
  });
});
