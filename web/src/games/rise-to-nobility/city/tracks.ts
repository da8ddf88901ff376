// Which steps of a long track are shown: those the markers stand on, and what is near them.

/** So many steps after each other, or more if the markers are further apart. */
export function strip(values: readonly number[], from: number, to: number, count: number): number[] {
  const most = Math.max(from, ...values);
  const least = Math.min(to, ...values);
  // One step ahead of the furthest marker.
  const last = Math.min(to, Math.max(from + count - 1, most + 1));
  const first = Math.max(from, Math.min(last - count + 1, least));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
