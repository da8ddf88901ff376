// Regions as they lie in the World: their borders, and where their value is written.
import type { RegionView } from "../protocol/RegionView";
import type { Point } from "../../../svg/hex";
import { border, type Box, type Land } from "./layout";

export interface Territory {
  index: number;
  region: RegionView;
  hexes: Land[];
  path: string;
}

export function territoriesOf(regions: RegionView[], lands: Land[]): Territory[] {
  return regions.map((region, index) => {
    const hexes = lands.filter((land) => land.region === index);
    return { index, region, hexes, path: border(hexes) };
  });
}

/** What a Region brings: its master, or whoever would have it. */
export const worthOf = ({ master, points, worth }: RegionView): number => (master === null ? worth : points);

/** A value on the map. */
export interface Pill {
  index: number;
  region: RegionView;
  x: number;
  y: number;
  text: string;
  /** In pixels of the screen, like its text. */
  width: number;
}

/** Regions from this size on have their value on the map, from that one on with their name. */
const WORTHY = 3;
const NAMED = 7;
/** Of the pills, in pixels of the screen. */
const HEIGHT = 23;
const widthOf = (text: string) => text.length * 8 + 15;

interface Pills {
  territories: Territory[];
  /** The Region under the pointer has its value however small it is. */
  hovered: number | null;
  /** What stands on hexes, and should not be covered. */
  things: Box[];
  /** Units of the drawing in a pixel of the screen. */
  unit: number;
  /** The name of a terrain; without names where there is no room for them. */
  name: ((terrain: string) => string) | null;
}

/** How much of one lies over the other. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const overlaps = (a: Box, b: Box): boolean => shared(a, b) > 0;

/** Values where they cover no piece and no other value, the large Regions first. */
export function pillsOf({ territories, hovered, things, unit, name }: Pills): Pill[] {
  const placed: Box[] = [];
  const boxAt = ({ x, y }: Point, text: string): Box => {
    const [width, height] = [widthOf(text) * unit, HEIGHT * unit];
    return { x: x - width / 2, y: y - height / 2, width, height };
  };
  /** Where everything is taken: the spot that covers least of the others. */
  const least = (spots: Point[], text: string): Point => {
    const cost = (spot: Point) => placed.reduce((sum, other) => sum + shared(boxAt(spot, text), other), 0);
    return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
  };
  const worthy = territories.filter(({ hexes, index }) => hexes.length >= WORTHY || index === hovered);
  return worthy
    .sort((a, b) => b.hexes.length - a.hexes.length)
    .map(({ index, region, hexes }) => {
      const mean = (of: (land: Land) => number) => hexes.reduce((sum, hex) => sum + of(hex), 0) / hexes.length;
      const [x, y] = [mean((hex) => hex.x), mean((hex) => hex.y)];
      const near = [...hexes].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
      const short = `${worthOf(region)}`;
      const texts = name && hexes.length >= NAMED ? [`${name(region.terrain)} ${short}`, short] : [short];
      // In the middle of a hex, else at its lower edge.
      const spots = [near, near.map((hex) => ({ x: hex.x, y: hex.y + 19 }))].flat();
      const free = (of: Box[]) => (spot: Point, text: string) =>
        !of.some((other) => overlaps(boxAt(spot, text), other));
      const found = (fits: ReturnType<typeof free>) => {
        for (const text of texts) {
          const spot = spots.find((it) => fits(it, text));
          if (spot) return { spot, text };
        }
        return undefined;
      };
      const at = found(free([...placed, ...things])) ??
        // Before the foot of a piece rather than before its face.
        found((spot, text) => !near.includes(spot as Land) && free(placed)(spot, text)) ?? {
          spot: least(spots, short),
          text: short,
        };
      placed.push(boxAt(at.spot, at.text));
      return { index, region, x: at.spot.x, y: at.spot.y, text: at.text, width: widthOf(at.text) };
    });
}
