// A map too large for its screen: which part of it is shown, and where the small map of the whole stands.
import { WIDTH, type Point } from "../../../svg/hex";
import type { Box } from "./layout";

const CORNERS = ["lower-right", "lower-left", "upper-right", "upper-left"] as const;
export type Corner = (typeof CORNERS)[number];

/** The corner with the fewest pieces and nothing to choose, of what is seen. */
export function cornerFor(seen: Box, pieces: Point[], lit: Point[]): Corner {
  const within = (corner: Corner) => {
    const [width, height] = [seen.width * 0.36, seen.height * 0.36];
    const x = corner.endsWith("left") ? seen.x : seen.x + seen.width - width;
    const y = corner.startsWith("upper") ? seen.y : seen.y + seen.height - height;
    return (point: Point) => point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
  };
  const cost = (corner: Corner) => pieces.filter(within(corner)).length + 100 * lit.filter(within(corner)).length;
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

/** Pixels of the screen a hex is wide where fingers choose it. */
const TOUCHED = 48;

/** The part of the map that holds most of these points, of so many pixels, with hexes large enough to be touched. */
export function around(points: Point[], width: number, height: number): Box | null {
  if (points.length === 0) return null;
  const unit = WIDTH / TOUCHED;
  const [wide, high] = [width * unit, height * unit];
  const middle = (of: Point[]): Point => ({
    x: (Math.min(...of.map(({ x }) => x)) + Math.max(...of.map(({ x }) => x))) / 2,
    y: (Math.min(...of.map(({ y }) => y)) + Math.max(...of.map(({ y }) => y))) / 2,
  });
  // Some room for what stands at the edge.
  const near = (centre: Point) =>
    points.filter(({ x, y }) => Math.abs(x - centre.x) < wide / 2 - WIDTH && Math.abs(y - centre.y) < high / 2 - WIDTH);
  const groups = [middle(points), ...points].map(near);
  const best = groups.reduce((most, group) => (group.length > most.length ? group : most));
  const centre = best.length > 0 ? middle(best) : points[0]!;
  return { x: centre.x - wide / 2, y: centre.y - high / 2, width: wide, height: high };
}
