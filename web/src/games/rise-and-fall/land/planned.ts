// What a planned turn changes in the World.
import type { View } from "../protocol/View";

/** The hexes where other things stand than before, and what the plan brings a seat. */
export function plannedOf(before: View | null, view: View, seat: number | null): { cells: number[]; points: number } {
  if (!before || before.hexes.length !== view.hexes.length) return { cells: [], points: 0 };
  const there = (of: View) => {
    const found = new Map<number, string>();
    const add = (at: number, what: string) => found.set(at, `${found.get(at) ?? ""} ${what}`);
    for (const piece of of.pieces) add(piece.at, `${piece.kind} ${piece.seat}`);
    for (const it of of.tales?.monuments ?? []) add(it.at, `${it.monument} ${it.seat}`);
    for (const it of of.tales?.creatures ?? []) add(it.at, it.creature);
    return found;
  };
  const [old, now] = [there(before), there(view)];
  const cells = [...new Set([...old.keys(), ...now.keys()])].filter((cell) => old.get(cell) !== now.get(cell));
  const points = seat === null ? 0 : (view.civs[seat]?.points ?? 0) - (before.civs[seat]?.points ?? 0);
  return { cells: cells.sort((a, b) => a - b), points };
}
