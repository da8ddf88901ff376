// Who stands where on a track, and who took its landmarks.
import { TRACKS } from "../printed";
import type { Track } from "../protocol/Track";
import type { View } from "../protocol/View";

export interface Token {
  seat: number;
  /** Which of the tokens of the seat. */
  nth: number;
  space: number;
}

export const bandOf = (view: View, track: Track): Token[] =>
  view.players.flatMap(({ tokens }, seat) =>
    tokens.flatMap(([on, space], nth) => (on === track ? [{ seat, nth, space }] : [])),
  );

/** Who has this landmark; `null` for nobody. */
export function ownerOf(view: View, landmark: string): number | null {
  const at = view.players.findIndex(({ landmarks }) => landmarks.includes(landmark));
  return at < 0 ? null : at;
}

export const lockOf = (view: View, track: Track): number | null => view.locks[TRACKS.indexOf(track)] ?? null;
