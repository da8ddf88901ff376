// Positions of random games, put together again from their short form.
import type { LegalMove } from "../../../protocol/LegalMove";
import type { HexView } from "../protocol/HexView";
import type { View } from "../protocol/View";
import file from "./positions.json";

export interface SamplePosition {
  seat: number;
  view: View;
  moves: LegalMove[];
}

type Cell = [HexView["terrain"], HexView["structure"]?, HexView["seat"]?, boolean?];
type Stored = { seat: number; view: Omit<View, "hexes"> & { hexes: Cell[] }; moves: Omit<LegalMove, "text">[] };

const stored = file as unknown as { maps: Record<string, [string, number, number][]>; positions: Stored[] };

export const positions: SamplePosition[] = stored.positions.map(({ seat, view, moves }) => ({
  seat,
  view: {
    ...view,
    hexes: view.hexes.map(([terrain, structure = null, owner = null, town = false], index) => {
      const [name, row, col] = stored.maps[view.map]![index]!;
      return { name, row, col, terrain, structure, seat: owner, town };
    }),
  },
  // The words of a move are the server's business.
  moves: moves.map((move) => ({ ...move, text: move.notation })),
}));
