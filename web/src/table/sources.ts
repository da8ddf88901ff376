// Where points come from.
import type { SeatScore } from "../protocol/SeatScore";

/** Every source that gave or cost anybody points, the richest first. */
export function sourcesOf(scores: SeatScore[]): { source: string; name: string }[] {
  const found = new Map<string, { name: string; sum: number }>();
  for (const { source, name, points } of scores.flatMap((score) => score.sources)) {
    found.set(source, { name, sum: (found.get(source)?.sum ?? 0) + Math.abs(points) });
  }
  return [...found]
    .filter(([, { sum }]) => sum > 0)
    .sort(([, a], [, b]) => b.sum - a.sum)
    .map(([source, { name }]) => ({ source, name }));
}

/** Calm colours, far apart from one to the next. */
export function sourceColour(index: number): string {
  const hue = (205 + index * 137.5) % 360;
  return `oklch(${index % 2 === 0 ? 0.62 : 0.74} 0.09 ${hue.toFixed(0)})`;
}
