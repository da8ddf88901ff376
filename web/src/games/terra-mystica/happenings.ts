// Where on the table an event happens, and what flies from where to where.
import { NOTHING, type Flight, type Happening, type Scene } from "../../board/motion";
import type { Event } from "./protocol/Event";
import type { Got } from "./protocol/Got";
import type { View } from "./protocol/View";

const KINDS = [
  ["coins", "coin"],
  ["workers", "worker"],
  ["priests", "priest"],
  ["power", "power"],
] as const;

export function placeOf(event: Event, { main, before }: Scene<View, Event>): Happening {
  switch (event.kind) {
    case "built":
    case "upgraded":
    case "dwelling_placed":
    case "transformed":
      return { at: [`hex:${event.hex}`], flights: [] };
    case "income":
      return gained(event.seat === main ? gains(event.gain, event.seat, [`seat:${event.seat}`, "own-card"]) : []);
    case "cult_bonus":
      return gained(gains(event.gain, event.seat, ["cult:fire"]));
    case "power_action_taken": {
      const to = [`power-action:${event.action}`];
      return { at: to, flights: [{ icon: "power", from: [`power:${event.seat}`, `seat:${event.seat}`], to }] };
    }
    case "card_taken":
      return taken(`card:${event.card}`, event.coins > 0 ? ["coin", "coins"] : null, event.seat);
    case "favor_taken":
      return taken(`favor:${event.tile}`, ["favor", "points"], event.seat);
    case "town_founded":
      return taken(`town:${event.tile}`, ["key", "points"], event.seat);
    case "power_taken": {
      const from = [...builtBefore(before), `seat:${event.from}`];
      return gained(event.power > 0 ? [one("power", "power", event.seat, from)] : []);
    }
    case "priest_sent": {
      const to = [`cult:${event.cult}`];
      return { at: to, flights: [{ icon: "priest", from: [`priests:${event.seat}`, `seat:${event.seat}`], to }] };
    }
    case "cult_advanced":
      return taken(`cult:${event.cult}`, event.power > 0 ? ["power", "power"] : null, event.seat);
    case "scored": {
      const built = builtBefore(before);
      const from = built.length > 0 ? built : [`seat:${event.seat}`];
      return gained(event.points > 0 ? [one("vp", "points", event.seat, from)] : []);
    }
    default:
      return NOTHING;
  }
}

const gained = (flights: Flight[]): Happening => ({ at: [], flights });

function taken(place: string, brings: [icon: string, what: string] | null, seat: number): Happening {
  return { at: [place], flights: brings ? [one(...brings, seat, [place])] : [] };
}

/** What was built last is where power and points come from. */
function builtBefore(events: Event[]): string[] {
  const last = events.findLast((event) => event.kind === "built" || event.kind === "upgraded");
  return last ? [`hex:${last.hex}`] : [];
}

const one = (icon: string, what: string, seat: number, from: string[]): Flight => ({
  icon,
  from,
  to: [`${what}:${seat}`, `seat:${seat}`],
});

function gains(gain: Got, seat: number, from: string[]): Flight[] {
  return KINDS.flatMap(([kind, icon]) => (gain[kind] > 0 ? [one(icon, kind, seat, from)] : []));
}
