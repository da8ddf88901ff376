// Where the small map stands: over the part of the large one that is needed least.
import type { Point } from "../../../svg/hex";
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
