// Positions of random games, for tests and the development page.
import type { LegalMove } from "../../../protocol/LegalMove";
import type { View } from "../protocol/View";
import file from "./positions.json";

export interface SamplePosition {
  seat: number;
  view: View;
  moves: LegalMove[];
}

const stored = file as unknown as { seat: number; view: View; moves: Omit<LegalMove, "text">[] }[];

export const positions: SamplePosition[] = stored.map(({ seat, view, moves }) => ({
  seat,
  view,
  // The words of a move are the server's business.
  moves: moves.map((move) => ({ ...move, text: move.notation })),
}));
