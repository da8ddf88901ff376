// The points of every seat: now, as planned, and if the game ended now.
import type { Position } from "../protocol/Position";
import type { SeatInfo } from "../protocol/SeatInfo";
import type { People } from "./people";

export interface Standing {
  points: number;
  /** Without the planned turn; the same if none is planned. */
  was: number;
  /** If the game ended now; null where these are the points already. */
  ended: number | null;
}

/** The points on the table are what counts for a player; what the end would make of them comes second. */
export function standings(seats: SeatInfo[], shown: Position, before: Position | null, people: People): Standing[] {
  const points = (position: Position, seat: number) => {
    const total = position.scores[seat]?.total ?? 0;
    return position.over ? total : (people.pointsIn(position.view, seat) ?? total);
  };
  return seats.map(({ seat }) => {
    const now = points(shown, seat);
    const total = shown.scores[seat]?.total ?? 0;
    return {
      points: now,
      was: before ? points(before, seat) : now,
      ended: shown.over || people.pointsIn(shown.view, seat) === null ? null : total,
    };
  });
}
