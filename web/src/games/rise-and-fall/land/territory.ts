// Regions with who dominates them, for "if it ended now".
import type { RegionView } from "../protocol/RegionView";
import { border, type Land } from "./layout";

export interface Territory {
  index: number;
  region: RegionView;
  hexes: Land[];
  path: string;
  /** The hex that carries its value: the one nearest to its middle. */
  label: Land | undefined;
}

export function territoriesOf(regions: RegionView[], lands: Land[]): Territory[] {
  return regions.map((region, index) => {
    const hexes = lands.filter((land) => land.region === index);
    const mean = (of: (land: Land) => number) => hexes.reduce((sum, hex) => sum + of(hex), 0) / hexes.length;
    const [x, y] = [mean((hex) => hex.x), mean((hex) => hex.y)];
    const away = (hex: Land) => Math.hypot(hex.x - x, hex.y - y);
    const label = [...hexes].sort((a, b) => away(a) - away(b))[0];
    return { index, region, hexes, path: border(hexes), label };
  });
}
