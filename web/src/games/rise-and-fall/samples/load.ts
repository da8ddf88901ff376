// Positions of random games, put together again from their short form.
import type { LegalMove } from "../../../protocol/LegalMove";
import type { Kind } from "../protocol/Kind";
import type { Terrain } from "../protocol/Terrain";
import type { View } from "../protocol/View";
import file from "./positions.json";

export interface SamplePosition {
  seat: number;
  view: View;
  moves: LegalMove[];
}

type Stored = {
  seat: number;
  view: Omit<View, "hexes" | "pieces"> & {
    hexes: [number, number, Terrain, number | null][];
    pieces: [number, Kind, number][];
  };
  moves: Omit<LegalMove, "text">[];
};

export const positions: SamplePosition[] = (file as unknown as Stored[]).map(({ seat, view, moves }) => ({
  seat,
  view: {
    ...view,
    hexes: view.hexes.map(([q, r, terrain, region]) => ({ q, r, terrain, region })),
    pieces: view.pieces.map(([owner, kind, at]) => ({ seat: owner, kind, at })),
  },
  // The words of a move are the server's business.
  moves: moves.map((move) => ({ ...move, text: move.notation })),
}));
