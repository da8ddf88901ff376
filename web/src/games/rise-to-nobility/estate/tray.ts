// Dice marked to be rolled again: of equal dice the first ones are named.

/** The same choice in the way moves name it. */
export function firstOfEqual(dice: readonly number[], bits: number): number {
  let named = 0;
  for (const value of new Set(dice)) {
    const same = dice.flatMap((die, at) => (die === value ? [at] : []));
    const count = same.filter((at) => (bits >> at) & 1).length;
    for (const at of same.slice(0, count)) named |= 1 << at;
  }
  return named;
}
