// A shape for every seat, for those who see colours differently and for lines that cross.

/** Corners of each shape in a box from 0 to 100; the first is round. */
const corners: (readonly [number, number][] | null)[] = [
  null,
  [
    [4, 4],
    [96, 4],
    [96, 96],
    [4, 96],
  ],
  [
    [50, 0],
    [100, 94],
    [0, 94],
  ],
  [
    [50, 0],
    [100, 50],
    [50, 100],
    [0, 50],
  ],
  [
    [50, 0],
    [65, 34],
    [100, 38],
    [74, 64],
    [81, 100],
    [50, 82],
    [19, 100],
    [26, 64],
    [0, 38],
    [35, 34],
  ],
  [
    [0, 6],
    [100, 6],
    [50, 100],
  ],
  [
    [34, 0],
    [66, 0],
    [66, 34],
    [100, 34],
    [100, 66],
    [66, 66],
    [66, 100],
    [34, 100],
    [34, 66],
    [0, 66],
    [0, 34],
    [34, 34],
  ],
  [
    [25, 0],
    [75, 0],
    [100, 50],
    [75, 100],
    [25, 100],
    [0, 50],
  ],
];

const of = (seat: number) => corners[seat % corners.length] ?? null;

/** Cuts an element to the seat's shape. */
export function markClip(seat: number): string {
  const points = of(seat);
  return points ? `polygon(${points.map(([x, y]) => `${x}% ${y}%`).join(",")})` : "circle(50%)";
}

/** The same as an SVG path around a point. */
export function markPath(seat: number, x: number, y: number, size: number): string {
  const points = of(seat);
  const radius = size / 2;
  if (!points) return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${size} 0a${radius} ${radius} 0 1 0 ${-size} 0Z`;
  const place = (part: number, middle: number) => Math.round((middle - radius + (part / 100) * size) * 10) / 10;
  return `M${points.map(([a, b]) => `${place(a, x)} ${place(b, y)}`).join("L")}Z`;
}
