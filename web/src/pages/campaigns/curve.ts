// Where the renown after each game is drawn; a campaign begins with none.
export interface Curve {
  points: [number, number][];
  /** The height of no renown. */
  zero: number;
}

export function curve(totals: number[], width: number, height: number): Curve {
  const edge = 8;
  const values = [0, ...totals];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const across = (width - 2 * edge) / Math.max(1, values.length - 1);
  const up = (height - 2 * edge) / Math.max(1, most - least);
  const y = (value: number) => Math.round((height - edge - (value - least) * up) * 10) / 10;
  const points = values.map((value, index): [number, number] => [
    Math.round((edge + index * across) * 10) / 10,
    y(value),
  ]);
  return { points, zero: y(0) };
}
