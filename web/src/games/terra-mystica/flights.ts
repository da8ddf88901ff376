// What flies where when something happens: from a tile or a hex to the board of who receives it.
import type { Event } from "./protocol/Event";
import type { Got } from "./protocol/Got";

export interface Flight {
  icon: string;
  /** Names of places, the best one first: the first that is on the screen is taken. */
  from: string[];
  to: string[];
}

const KINDS = [
  ["coins", "coin"],
  ["workers", "worker"],
  ["priests", "priest"],
  ["power", "power"],
] as const;

/** `main` is the seat whose board is shown large. */
export function flights(events: Event[], main: number): Flight[] {
  const found: Flight[] = [];
  let built: number | null = null;
  for (const event of events) {
    switch (event.kind) {
      case "built":
      case "upgraded":
        built = event.hex;
        break;
      case "income":
        found.push(
          ...gains(event.gain, event.seat, [`seat:${event.seat}`, "own-card"]).filter(() => event.seat === main),
        );
        break;
      case "cult_bonus":
        found.push(...gains(event.gain, event.seat, ["cult:fire"]));
        break;
      case "power_action_taken":
        found.push({
          icon: "power",
          from: [`power:${event.seat}`, `seat:${event.seat}`],
          to: [`power-action:${event.action}`],
        });
        break;
      case "card_taken":
        if (event.coins > 0) found.push(one("coin", "coins", event.seat, [`card:${event.card}`]));
        break;
      case "favor_taken":
        found.push(one("favor", "points", event.seat, [`favor:${event.tile}`]));
        break;
      case "town_founded":
        found.push(one("key", "points", event.seat, [`town:${event.tile}`]));
        break;
      case "power_taken":
        if (event.power > 0)
          found.push(
            one("power", "power", event.seat, [...(built === null ? [] : [`hex:${built}`]), `seat:${event.from}`]),
          );
        break;
      case "priest_sent":
        found.push({
          icon: "priest",
          from: [`priests:${event.seat}`, `seat:${event.seat}`],
          to: [`cult:${event.cult}`],
        });
        break;
      case "cult_advanced":
        if (event.power > 0) found.push(one("power", "power", event.seat, [`cult:${event.cult}`]));
        break;
      case "scored":
        if (event.points > 0)
          found.push(one("vp", "points", event.seat, built === null ? [`seat:${event.seat}`] : [`hex:${built}`]));
        break;
    }
  }
  return found.slice(0, 12);
}

const one = (icon: string, what: string, seat: number, from: string[]): Flight => ({
  icon,
  from,
  to: [`${what}:${seat}`, `seat:${seat}`],
});

function gains(gain: Got, seat: number, from: string[]): Flight[] {
  return KINDS.flatMap(([kind, icon]) => (gain[kind] > 0 ? [one(icon, kind, seat, from)] : []));
}
