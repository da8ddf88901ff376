// Moving by arrow keys: what lies nearest in a direction.
import type { Point } from "./hex";

export type Way = "left" | "right" | "up" | "down";

const ways: Record<Way, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

export const wayOf: Record<string, Way> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/**
 * The index of the point to go to, or -1 if there is none that way. Straight ahead counts more than
 * close by, so that rows are followed to their end.
 */
export function nearest(from: Point, points: Point[], way: Way): number {
  const ahead = ways[way];
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const along = dx * ahead.x + dy * ahead.y;
    const aside = Math.abs(dx * ahead.y) + Math.abs(dy * ahead.x);
    // Not that way, or so far aside that it is rather another way.
    if (along < 1 || aside > along * 2.5) return;
    const distance = along + aside * 2;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}
