// What of the news everybody sees at once, in the middle of the table.
import type { Told } from "../../../protocol/Told";
import type { Event } from "../protocol/Event";
import type { Kind } from "../protocol/Kind";
import type { View } from "../protocol/View";

export interface Reveal {
  kind: "cards" | "declined" | "told";
  cards: { seat: number; card: Kind }[];
  /** In the words of the log. */
  lines: string[];
}

/** What awoke, where it went, what it destroyed. */
const STRANGE = new Set<Event["kind"]>([
  "fantastic_event",
  "creature_moved",
  "typhoon_moved",
  "destroyed",
  "razed",
  "banks_crashed",
  "lava_turned",
  "erupted",
]);
/** More lines nobody reads in time; the log has them all. */
const MOST = 5;

/** Cards of the round in the order of turns, else cards for the decline, else a Fantastic Event; null if none happened. */
export function revealOf(news: readonly Told[], view: View): Reveal | null {
  const events = news.map((told) => told.event as Event);
  const cardsOf = (kind: "revealed" | "declined") =>
    events.flatMap((event) => (event.kind === kind ? [{ seat: event.seat, card: event.card }] : []));
  const turn = (seat: number) => view.order.indexOf(seat);
  const revealed = cardsOf("revealed").sort((a, b) => turn(a.seat) - turn(b.seat));
  if (revealed.length > 0) return { kind: "cards", cards: revealed, lines: [] };
  const declined = cardsOf("declined");
  if (declined.length > 0) return { kind: "declined", cards: declined, lines: [] };
  if (!events.some((event) => event.kind === "fantastic_event")) return null;
  const lines = news.filter((told) => STRANGE.has((told.event as Event).kind)).map((told) => told.text);
  return { kind: "told", cards: [], lines: lines.slice(0, MOST) };
}
