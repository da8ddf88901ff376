// What of the map is seen where it is larger than its box: hexes a finger can hit, and the rest by scrolling.

/** The smallest a hex may be where fingers choose from hexes, in pixels. */
export const FINGER = 42;

export class Camera {
  /** Parts of the whole map that lie left of the window and inside it. */
  left = $state(0);
  seen = $state(1);
  /** The whole map was asked for, small as it is. */
  whole = $state(false);
  /** Goes there: the middle, as a part of the whole. */
  go: (middle: number) => void = () => {};
}

/** The middle of the window that shows most of these places, all as parts of the whole. */
export function bestView(places: number[], seen: number): number {
  const around = (middle: number) => places.filter((place) => Math.abs(place - middle) <= seen / 2).length;
  const sorted = [...places].sort((a, b) => a - b);
  const middles = sorted.map((place) => place + seen / 2 - 0.04);
  const best = middles.reduce((a, b) => (around(b) > around(a) ? b : a), sorted[0] ?? 0.5);
  const inside = sorted.filter((place) => Math.abs(place - best) <= seen / 2);
  return inside.length > 0 ? (inside[0]! + inside.at(-1)!) / 2 : best;
}
