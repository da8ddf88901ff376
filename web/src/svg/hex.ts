// Hexes that stand on a corner, in rows: where they are and what they look like.

export interface Point {
  x: number;
  y: number;
}

/** From the middle to a corner. */
export const RADIUS = 32;
/** From the middle of a side to the middle of the opposite one. */
export const WIDTH = RADIUS * Math.sqrt(3);

/** The middle of a hex; odd rows are half a hex further right. */
export function centre(row: number, col: number): Point {
  return { x: (col + (row % 2) / 2) * WIDTH, y: row * RADIUS * 1.5 };
}

/** A corner, the top one first, then clockwise. */
export function corner(index: number, radius = RADIUS): Point {
  const turn = (Math.PI / 3) * index;
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

/** The outline, for `points` of a polygon around 0, 0. */
export function outline(radius = RADIUS): string {
  const corners = [0, 1, 2, 3, 4, 5].map((index) => corner(index, radius));
  return corners.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
}

/** The rectangle around some points with room for their hexes and a margin. */
export function frame(points: Point[], margin: number): { x: number; y: number; width: number; height: number } {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.min(...xs) - WIDTH / 2 - margin;
  const top = Math.min(...ys) - RADIUS - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + WIDTH / 2 + margin - left,
    height: Math.max(...ys) + RADIUS + margin - top,
  };
}

/** Which of six neighbours lies that way; 0 is top right, then clockwise. */
export function neighbour(row: number, col: number, side: number): { row: number; col: number } {
  const odd = row % 2;
  const steps = [
    [-1, odd],
    [0, 1],
    [1, odd],
    [1, odd - 1],
    [0, -1],
    [-1, odd - 1],
  ] as const;
  const [down, right] = steps[((side % 6) + 6) % 6]!;
  return { row: row + down, col: col + right };
}
