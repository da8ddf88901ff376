// Who stands where on a track, and who took its landmarks.
import { TRACKS } from "../printed";
import type { Track } from "../protocol/Track";
import type { View } from "../protocol/View";
import { everybody } from "../rivals/everybody";

export interface Token {
  seat: number;
  /** Which of the tokens of the seat. */
  nth: number;
  space: number;
}

export const bandOf = (view: View, track: Track): Token[] =>
  everybody(view).flatMap(({ tokens, seat }) =>
    tokens.flatMap(([on, space], nth) => (on === track ? [{ seat, nth, space }] : [])),
  );

/** Who has this landmark; `null` for nobody. */
export function ownerOf(view: View, landmark: string): number | null {
  return everybody(view).find(({ landmarks }) => landmarks.includes(landmark))?.seat ?? null;
}

export const lockOf = (view: View, track: Track): number | null => view.locks[TRACKS.indexOf(track)] ?? null;
