// What a click on something would mean if it were allowed, in the game's notation, so that the
// server can say why it is not.
import { modifiersFor } from "./printed";
import type { PlayerView } from "./protocol/PlayerView";

/** Place a die there: one that fits, else the one that is nearest to fitting. */
export function dieWhy(me: PlayerView | null, at: string, values: readonly number[]): string | undefined {
  if (!me) return undefined;
  const wanted = values.length > 0 ? values : [1, 2, 3, 4, 5, 6];
  const tries = me.dice.flatMap((die) => wanted.map((value) => ({ die, value, away: modifiersFor(die, value) })));
  const best = tries.sort((a, b) => a.away - b.away)[0] ?? { die: wanted[0]!, value: wanted[0]!, away: 0 };
  return best.away === 0 ? `die ${best.die} ${at}` : `die ${best.die} as ${best.value} ${at}`;
}

/** A card of one's own hand is there to be fulfilled, one at the Tavern to be taken. */
export const handWhy = (me: PlayerView | null, seat: number, id: string): string | undefined =>
  me?.seat === seat ? `fulfil ${id}` : undefined;
export const cardWhy = (me: PlayerView | null, id: string): string | undefined => (me ? `take ${id}` : undefined);

/** A Workshop or a Community Building of one's own could be sold. */
export const workshopWhy = (me: PlayerView | null, guild: string, position: number): string | undefined =>
  me ? `sell-workshop ${guild} ${position + 1}` : undefined;
export const areaWhy = (me: PlayerView | null, seat: number, area: number, built: boolean): string | undefined =>
  me?.seat === seat ? `${built ? "sell-area" : "area"} ${area + 1}` : undefined;
