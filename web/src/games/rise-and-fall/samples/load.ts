// Positions of random games, put together again from their short form.
import { samplesOf, type SamplePosition, type StoredPosition } from "../../../board/samples";
import type { Kind } from "../protocol/Kind";
import type { Terrain } from "../protocol/Terrain";
import type { View } from "../protocol/View";
import file from "./positions.json";

interface Short extends Omit<View, "hexes" | "pieces"> {
  hexes: [number, number, Terrain, number | null][];
  pieces: [number, Kind, number][];
}

export const positions: SamplePosition<View>[] = samplesOf(file as unknown as StoredPosition<Short>[], (view) => ({
  ...view,
  hexes: view.hexes.map(([q, r, terrain, region]) => ({ q, r, terrain, region })),
  pieces: view.pieces.map(([owner, kind, at]) => ({ seat: owner, kind, at })),
}));
