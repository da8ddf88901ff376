// Positions of random games, put together again from their short form.
import { samplesOf, type SamplePosition, type StoredPosition } from "../../../board/samples";
import type { HexView } from "../protocol/HexView";
import type { View } from "../protocol/View";
import file from "./positions.json";

type Cell = [HexView["terrain"], HexView["structure"]?, HexView["seat"]?, boolean?];
type Short = Omit<View, "hexes"> & { hexes: Cell[] };

const stored = file as unknown as {
  maps: Record<string, [string, number, number][]>;
  positions: StoredPosition<Short>[];
};

export const positions: SamplePosition<View>[] = samplesOf(stored.positions, (view) => ({
  ...view,
  hexes: view.hexes.map(([terrain, structure = null, owner = null, town = false], index) => {
    const [name, row, col] = stored.maps[view.map]![index]!;
    return { name, row, col, terrain, structure, seat: owner, town };
  }),
}));
