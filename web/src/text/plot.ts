// Lines of points over time, as numbers for an SVG drawing.
export interface Line {
  seat: number;
  /** An SVG path. */
  path: string;
  /** Where a mark tells this line from the others. */
  marks: { x: number; y: number }[];
  last: { x: number; y: number; points: number };
}

export interface Plot {
  lines: Line[];
  /** Heights worth a grid line. */
  ticks: { y: number; points: number }[];
  /** From a length of the log to a place on the axis, and back. */
  x: (at: number) => number;
  at: (x: number) => number;
}

/** Round steps such as 5, 10 or 20, so that there are about `wanted` of them. */
export function tickStep(range: number, wanted: number): number {
  const rough = Math.max(range, 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return Math.max(1, step * power);
}

/**
 * Scores by length of the log and seat, drawn into a box. Points hold until they change, so lines go
 * in steps.
 */
export function plot(scores: number[][], width: number, height: number): Plot {
  const seats = scores[0]?.length ?? 0;
  const all = scores.flat();
  const step = tickStep(Math.max(...all, 1) - Math.min(...all, 0), 5);
  const low = Math.floor(Math.min(...all, 0) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...all, 1) / step) * step);
  const span = Math.max(1, scores.length - 1);
  const x = (at: number) => (Math.min(at, span) / span) * width;
  const y = (points: number) => height - ((points - low) / (high - low)) * height;
  const round = (number: number) => Math.round(number * 10) / 10;

  // Marks of different seats stand apart, also where their lines run together.
  const marks = (seat: number) => {
    const every = Math.floor(span / 4);
    if (every < seats) return [];
    const first = Math.floor((every * (seat + 1)) / (seats + 1));
    return [0, 1, 2, 3].map((index) => {
      const at = first + index * every;
      return { x: round(x(at)), y: round(y(scores[at]?.[seat] ?? 0)) };
    });
  };

  const lines = Array.from({ length: seats }, (_, seat) => {
    let path = "";
    let before: number | undefined;
    for (const [at, totals] of scores.entries()) {
      const points = totals[seat] ?? 0;
      if (before === undefined) path = `M${round(x(at))} ${round(y(points))}`;
      else if (points !== before) path += `H${round(x(at))}V${round(y(points))}`;
      before = points;
    }
    path += `H${round(x(scores.length - 1))}`;
    const points = before ?? 0;
    return { seat, path, marks: marks(seat), last: { x: round(x(scores.length - 1)), y: round(y(points)), points } };
  });
  const ticks = [];
  for (let points = low; points <= high; points += step) ticks.push({ y: round(y(points)), points });
  return { lines, ticks, x, at: (place) => Math.round((Math.max(0, Math.min(width, place)) / width) * span) };
}

/** A few rows of the scores for those who read tables: beginning, end and steps between. */
export function sampled(scores: number[][], rows: number): { at: number; totals: number[] }[] {
  const last = scores.length - 1;
  if (last < 0) return [];
  const count = Math.min(rows, scores.length);
  const picked = Array.from({ length: count }, (_, index) =>
    count === 1 ? last : Math.round((index * last) / (count - 1)),
  );
  return [...new Set(picked)].map((at) => ({ at, totals: scores[at] ?? [] }));
}
