// Where on a board the legal moves are made.
import type { LegalMove } from "../protocol/LegalMove";

/**
 * Legal moves by place. Of several at one place those of a lower rank come first; else they stay in the order of the
 * offer.
 */
export function byPlace<Place extends string>(
  moves: LegalMove[],
  placesOf: (legal: LegalMove) => Place[],
  rank: (legal: LegalMove) => number = () => 0,
): Map<Place, LegalMove[]> {
  const places = new Map<Place, LegalMove[]>();
  const ranked = moves.map((legal) => ({ legal, rank: rank(legal) })).sort((a, b) => a.rank - b.rank);
  for (const { legal } of ranked) {
    for (const place of placesOf(legal)) {
      const here = places.get(place);
      if (here) here.push(legal);
      else places.set(place, [legal]);
    }
  }
  return places;
}
