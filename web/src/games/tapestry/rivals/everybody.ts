// Rivals sit behind the people (TP-26): what the table asks of everybody, it asks of them too.
import type { RivalView } from "../protocol/RivalView";
import type { Track } from "../protocol/Track";
import type { View } from "../protocol/View";

interface Somebody {
  seat: number;
  tokens: [Track, number][];
  landmarks: string[];
  achieved: number;
}

export const everybody = (view: View): Somebody[] => [
  ...view.players.map(({ tokens, landmarks, achieved }, seat) => ({ seat, tokens, landmarks, achieved })),
  ...(view.rivals?.rivals ?? []),
];

export const rivalAt = (view: View, seat: number): RivalView | undefined =>
  view.rivals?.rivals.find((rival) => rival.seat === seat);
