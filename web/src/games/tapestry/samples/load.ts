// Positions of random games.
import { samplesOf, type SamplePosition, type StoredPosition } from "../../../board/samples";
import type { View } from "../protocol/View";
import file from "./positions.json";

export const positions: SamplePosition<View>[] = samplesOf(file as unknown as StoredPosition<View>[], (view) => view);
