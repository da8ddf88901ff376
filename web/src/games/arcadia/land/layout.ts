// Where things stand in a province, by how much room it has.
import type { ProvinceView } from "../protocol/ProvinceView";
import type { RegionView } from "../protocol/RegionView";
import { provinceOf } from "../printed";
import type { Box, Geography } from "./geography";

/** Names, gold and garrison; on narrow screens the garrison alone; or nothing but towns. */
export type Size = "large" | "narrow" | "bare";

/** Provinces narrower than this have no room for a name beside a number. */
const NARROW = 120;
export const sizeOf = (width: number, bare: boolean): Size => (bare ? "bare" : width < NARROW ? "narrow" : "large");

/** The ribbon of a region lies over so much of the foot of its upper provinces. */
const RIBBON = 23;

/** A wide map on a tall screen stands on its side: neighbours stay neighbours, and names have room. */
export function upright(provinces: ProvinceView[], brick: boolean, tall: boolean): ProvinceView[] {
  const most = (of: (one: ProvinceView) => number) => Math.max(...provinces.map(of)) - Math.min(...provinces.map(of));
  if (!tall || brick || most(({ column }) => column) <= most(({ row }) => row)) return provinces;
  return provinces.map((one) => ({ ...one, row: one.column, column: one.row }));
}

/** Lower than this, a narrow province has its town beside its number, if both have room. */
const LOW = 90;

export function townAt(box: Box, size: Size): { x: number; y: number; scale: number } {
  const wide = Math.min(1.35, box.width / 182, box.height / 84);
  const above = box.y + box.height - RIBBON;
  if (size === "large")
    return { x: box.x + box.width * 0.205, y: Math.min(box.y + box.height * 0.83, above + 3), scale: 0.9 * wide };
  if (size === "bare") return { x: box.x + box.width * 0.5, y: box.y + box.height * 0.68, scale: 0.74 };
  if (box.height < LOW && box.width > 80) return { x: box.x + box.width * 0.47, y: above, scale: 0.7 };
  return { x: box.x + box.width * 0.36, y: box.y + box.height * 0.575, scale: 0.74 };
}

/** The line the garrison is written on: no ribbon lies over it. */
export function garrisonAt(box: Box, size: Size): number {
  if (size === "large") return box.y + Math.min(box.height * 0.5 + 20, box.height - RIBBON);
  return box.y + Math.min(box.height * 0.76, box.height - RIBBON) + 1.4;
}

/** Of many standards every second stands higher and in front of the others, so that all their numbers are seen. */
export const isRaised = (at: number, of: number): boolean => of > 2 && at % 2 === 1;
const RAISED = 16;

/** The foot of the standard of one of several armies, above the ribbon. */
export function armyAt(box: Box, at: number, of: number, size: Size): { x: number; y: number; scale: number } {
  const raised = isRaised(at, of) ? RAISED : 0;
  const foot = (share: number) => box.y + Math.min(box.height * share, box.height - RIBBON) - raised;
  if (size === "narrow") {
    const [last, step] = of > 2 ? [0.91, 0.155] : of > 1 ? [0.85, 0.3] : [0.72, 0];
    return { x: box.x + box.width * (last - (of - 1 - at) * step), y: foot(0.8), scale: 0.86 };
  }
  if (size === "bare") {
    const step = 0.26;
    return { x: box.x + box.width * (of > 1 ? 0.87 - (of - 1 - at) * step : 0.76), y: foot(0.9), scale: 0.8 };
  }
  const step = of > 2 ? 0.09 : 0.2;
  return {
    x: box.x + box.width * (of > 2 ? 0.94 : of > 1 ? 0.88 : 0.84) - box.width * (of - 1 - at) * step,
    y: foot(0.82),
    scale: of > 2 ? 0.9 : 1.05,
  };
}

/** What grows there, by region. */
const FLORA: Record<string, string[]> = {
  hautecour: ["tree", "hill", "wheat", "tree"],
  grauland: ["mountain", "fir", "fir", "mountain"],
  "costa-real": ["cypress", "hill", "cypress", "hill"],
  velgoria: ["birch", "fir", "birch", "hill"],
  "silver-march": ["reeds", "mountain", "reeds", "hill"],
  "ash-vale": ["volcano", "hill", "fir", "volcano"],
  "amber-plain": ["wheat", "wheat", "tree", "wheat"],
  "ponant-hills": ["lavender", "hill", "lavender", "tree"],
  "arcadia-prime": ["garden", "cypress", "tree", "garden"],
};
export const floraOf = (region: string): string[] => FLORA[region] ?? ["hill", "tree", "hill", "tree"];

/** The regions whose ground is drawn; others are drawn as the centre. */
export const groundOf = (region: string): string => (region in FLORA ? region : "arcadia-prime");

export interface Ribbon {
  region: string;
  holder: number | null;
  /** Its provinces by who holds them, in the shape of the region. */
  squares: { x: number; y: number; seat: number | null }[];
  /** How large such a square is, of the room there is for all. */
  side: number;
  x: number;
  y: number;
}

/** One for each region, in the middle of its provinces. */
export function ribbonsOf(
  provinces: ProvinceView[],
  regions: RegionView[],
  { boxes, cell }: Geography,
  brick: boolean,
): Ribbon[] {
  return regions.flatMap(({ id, holder }) => {
    const own = provinces.filter((province) => provinceOf(province.id)?.region === id);
    const found = own.flatMap((province) => {
      const box = boxes.get(province.id);
      return box ? [{ province, box }] : [];
    });
    if (found.length === 0) return [];
    const left = Math.min(...found.map(({ box }) => box.x));
    const top = Math.min(...found.map(({ box }) => box.y));
    const placed = found.map(({ province, box }) => ({
      x: Math.round(((box.x - left) / cell.width) * 2) / 2,
      y: Math.round((box.y - top) / cell.height),
      seat: province.occupier,
    }));
    const most = Math.max(2, ...placed.flatMap(({ x, y }) => [x + 1, y + 1]));
    const squares = placed.map(({ x, y, seat }) => ({ x: x / most, y: y / most, seat }));
    const side = 1 / most;
    const middle = (of: (box: Box) => number) => found.reduce((sum, { box }) => sum + of(box) / found.length, 0);
    let [x, y] = [middle((box) => box.x + box.width / 2), middle((box) => box.y + box.height / 2)];
    if (brick) [x, y] = onSharedEdge(found.map(({ box }) => box)) ?? [x, y];
    // Between two rows it hides neither names nor towns.
    else y = top + Math.max(1, Math.round((y - top) / cell.height)) * cell.height;
    return [{ region: id, holder, squares, side, x, y }];
  });
}

/** Ribbons of one height, moved aside so that none lies over another; narrower where there is no room for all. */
export function apart<One extends { left: number; wide: number; y: number }>(
  ribbons: One[],
  from: number,
  to: number,
): One[] {
  const all = ribbons.map((one) => ({ ...one })).sort((a, b) => a.left - b.left);
  const beside = (one: One, others: One[]) => others.filter((other) => Math.abs(one.y - other.y) < 2 * HALF);
  for (const one of all) {
    const row = beside(one, all);
    const room = to - from - GAP * (row.length - 1);
    const wide = row.reduce((sum, other) => sum + other.wide, 0);
    if (wide > room) for (const other of row) other.wide *= room / wide;
  }
  all.forEach((one, at) => {
    const before = beside(one, all.slice(0, at)).map((other) => other.left + other.wide + GAP);
    one.left = Math.max(from, one.left, ...before);
  });
  all.reverse().forEach((one, at) => {
    const after = beside(one, all.slice(0, at)).map((other) => other.left - GAP);
    one.left = Math.min(to, ...after, one.left + one.wide) - one.wide;
  });
  return all;
}

/** Half the height of a ribbon, and what lies between two of them: their ends. */
const HALF = 10;
const GAP = 17;

/** The middle of the longest edge that lies between two of the boxes, one above the other. */
function onSharedEdge(boxes: Box[]): [number, number] | null {
  let best: { width: number; at: [number, number] } | null = null;
  for (const upper of boxes) {
    for (const lower of boxes) {
      if (Math.abs(lower.y - upper.y - upper.height) > 2) continue;
      const [from, to] = [Math.max(upper.x, lower.x), Math.min(upper.x, lower.x) + upper.width];
      if (to - from > (best?.width ?? 4)) best = { width: to - from, at: [(from + to) / 2, lower.y] };
    }
  }
  return best?.at ?? null;
}
