// Positions of random games, for tests and the development pages.
import type { LegalMove } from "../protocol/LegalMove";

export interface SamplePosition<View> {
  seat: number;
  view: View;
  moves: LegalMove[];
}

/** As they are stored: the words of a move are the server's business, and a view may have a shorter form. */
export interface StoredPosition<Short> {
  seat: number;
  view: Short;
  moves: Omit<LegalMove, "text">[];
}

export function samplesOf<Short, View>(
  stored: StoredPosition<Short>[],
  whole: (short: Short) => View,
): SamplePosition<View>[] {
  return stored.map(({ seat, view, moves }) => ({
    seat,
    view: whole(view),
    moves: moves.map((move) => ({ ...move, text: move.notation })),
  }));
}
