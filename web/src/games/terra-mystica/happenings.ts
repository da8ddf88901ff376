// Where on the table an event happens, and what flies from where to where.
import { NOTHING, type Flight, type Happening, type Scene } from "../../board/motion";
import type { Event } from "./protocol/Event";
import type { Got } from "./protocol/Got";
import type { Special } from "./protocol/Special";
import type { Structure } from "./protocol/Structure";
import type { View } from "./protocol/View";

const KINDS = [
  ["coins", "coin"],
  ["workers", "worker"],
  ["priests", "priest"],
  ["power", "power"],
] as const;

export function placeOf(event: Event, { main, before }: Scene<View, Event>): Happening {
  switch (event.kind) {
    case "faction_chosen":
      return at(`faction:${event.faction}`);
    case "terrain_chosen":
    case "shapeshifted":
    case "terrain_unlocked":
      return at(`terrain:${event.terrain}`);
    case "built":
    case "dwelling_placed":
      return placed("dwelling", event.seat, event.hex);
    case "upgraded":
      return placed(event.to, event.seat, event.hex);
    case "transformed":
      return sent("spade", [`seat:${event.seat}`], `hex:${event.hex}`);
    case "leapt":
      return at(`hex:${event.hex}`);
    case "river_connected":
      return at(`hex:${event.river}`);
    case "bridge_built":
      return {
        at: [`hex:${event.a}`, `hex:${event.b}`],
        flights: [{ icon: "bridge", from: ["bridges", `seat:${event.seat}`], to: [`hex:${event.a}`] }],
      };
    case "round_started":
      return at(`round:${event.round}`);
    case "income":
      return gained(event.seat === main ? gains(event.gain, event.seat, [`seat:${event.seat}`, "own-card"]) : []);
    case "cult_bonus":
      return gained(gains(event.gain, event.seat, ["cult:fire"]));
    case "shipping_advanced":
      return event.seat === main ? at("shipping") : NOTHING;
    case "digging_advanced":
      return event.seat === main ? at("digging") : NOTHING;
    case "power_action_taken":
      return sent("power", [`power:${event.seat}`, `seat:${event.seat}`], `power-action:${event.action}`);
    case "special_action_taken":
      return event.seat === main ? at(specialPlace(event.action)) : NOTHING;
    case "card_taken":
      return taken(`card:${event.card}`, event.coins > 0 ? ["coin", "coins"] : null, event.seat);
    case "passed":
      return at(`card:${event.returned}`);
    case "favor_taken":
      return taken(`favor:${event.tile}`, ["favor", "points"], event.seat);
    case "town_founded": {
      const tile = taken(`town:${event.tile}`, ["key", "points"], event.seat);
      return { ...tile, at: [...builtBefore(before), ...tile.at] };
    }
    case "power_offered":
      return { at: builtBefore(before), flights: [] };
    case "power_taken": {
      const from = [...builtBefore(before), `seat:${event.from}`];
      return gained(event.power > 0 ? [one("power", "power", event.seat, from)] : []);
    }
    case "priest_sent":
      return sent("priest", [`priests:${event.seat}`, `seat:${event.seat}`], `cult:${event.cult}`);
    case "cult_advanced":
      return taken(`cult:${event.cult}`, event.power > 0 ? ["power", "power"] : null, event.seat);
    case "cult_lost":
      return at(`cult:${event.cult}`);
    case "final_cult":
      return taken(`cult:${event.cult}`, event.points > 0 ? ["vp", "points"] : null, event.seat);
    case "scored": {
      const built = builtBefore(before);
      const from = built.length > 0 ? built : [`seat:${event.seat}`];
      return gained(event.points > 0 ? [one("vp", "points", event.seat, from)] : []);
    }
    // These happen to a player, not to a place of the board.
    case "set_up":
    case "waited":
    case "converted":
    case "burned":
    case "spades_received":
    case "spades_bought":
    case "spades_given_up":
    case "ordained":
    case "power_declined":
    case "neighbors_refused":
    case "token_bought":
    case "priest_kept":
    case "turn_ended":
    case "round_ended":
    case "final_network":
    case "final_tile":
    case "final_resources":
    case "left":
    case "placed":
      return NOTHING;
  }
}

const at = (...places: string[]): Happening => ({ at: places, flights: [] });

const gained = (flights: Flight[]): Happening => ({ at: [], flights });

/** A piece leaves its frame on the board of its owner. */
function placed(structure: Structure, seat: number, hex: number): Happening {
  return sent(`s-${structure}`, [`building:${structure}:${seat}`, `seat:${seat}`], `hex:${hex}`);
}

function sent(icon: string, from: string[], to: string): Happening {
  return { at: [to], flights: [{ icon, from, to: [to] }] };
}

function taken(place: string, brings: [icon: string, what: string] | null, seat: number): Happening {
  return { at: [place], flights: brings ? [one(...brings, seat, [place])] : [] };
}

function specialPlace(action: Special): string {
  if (action === "bonus-spade" || action === "bonus-cult") return "own-card";
  if (action === "favor-cult") return "own-favor";
  return action === "engineers-bridge" ? "bridges" : "stronghold";
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
