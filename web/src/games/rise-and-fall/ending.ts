// How a game against non-player civilizations ended: what was missing, and their points.
import { begun } from "./labels";
import type { TrophyView } from "./protocol/TrophyView";
import type { View } from "./protocol/View";
import type { Word } from "./words";

/** Sentences for the result; none for other games. */
export function ending(view: View, word: Word): string[] {
  const npcs = view.npcs;
  if (!npcs) return [];
  const imposed = view.trophies.filter((trophy) => npcs.imposed.includes(trophy.piece));
  const named = (trophies: TrophyView[]) => trophies.map((trophy) => word(`piece-${trophy.piece}`)).join(", ");
  // A trophy taken by one of them ends the game: nothing is counted.
  for (const civ of npcs.civilizations) {
    const taken = imposed.filter((trophy) => trophy.holder === civ.seat);
    if (taken.length > 0) return [begun(word("ending-taken", { npc: word(`npc-${civ.npc}`), list: named(taken) }))];
  }
  const missing = imposed.filter((trophy) => trophy.holder === null);
  const points = npcs.civilizations.map((civ) =>
    begun(word("ending-points", { npc: word(`npc-${civ.npc}`), points: view.civs[civ.seat]?.points ?? 0 })),
  );
  return missing.length > 0 ? [word("ending-missing", { list: named(missing) }), ...points] : points;
}
