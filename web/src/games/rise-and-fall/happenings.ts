// Where on the table an event happens, and what flies from where to where.
import { NOTHING, type Flight, type Happening, type Scene } from "../../board/motion";
import { hexName } from "./labels";
import { printed } from "./printed";
import type { NpcDeed } from "./protocol/NpcDeed";
import type { Event } from "./protocol/Event";
import type { View } from "./protocol/View";

/** Deeds that bring gold, and those that bring tokens. */
const NPC_EARNS: ReadonlySet<NpcDeed> = new Set<NpcDeed>(["taxes", "tithe", "trade"]);
const EARNS = new Set([
  "trade",
  "taxes",
  "tithe",
  "piracy",
  "prospect",
  "raise-taxes",
  "port-trade",
  "search-gold",
  "sell-wood",
  "sell-stone",
]);
const BRINGS_WOOD = new Set(["search-wood", "buy-wood", "steal-wood"]);
const BRINGS_STONE = new Set(["search-stone", "buy-stone", "steal-stone"]);
const PRODUCES = new Set(["produce", "produce-two"]);

export function placeOf(event: Event, { view }: Scene<View, Event>): Happening {
  const hex = (cell: number | null): string[] => {
    const at = cell === null ? undefined : view.hexes[cell];
    return at ? [`hex:${hexName(at)}`] : [];
  };
  const gain = (icon: string, cell: number, seat: number): Flight => ({ icon, from: hex(cell), to: owned(icon, seat) });
  /** At the hex something is done to, from the one it is done from. */
  const deed = (at: number, to: number | null, flights: Flight[]): Happening =>
    to === null || to === at ? { at: hex(at), flights } : { at: hex(to), from: hex(at), flights };
  const only = (at: string[]): Happening => ({ at, flights: [] });
  switch (event.kind) {
    case "did": {
      const brought = broughtBy(event, view.hexes[event.at]?.terrain);
      return deed(
        event.at,
        event.to,
        brought.map((icon) => gain(icon, event.at, event.seat)),
      );
    }
    case "npc_did": {
      const gold = NPC_EARNS.has(event.deed) ? ["gold"] : [];
      const made = event.deed === "produce" && event.resource ? [event.resource] : [];
      const flights = [...gold, ...made].map((icon) => gain(icon, event.at, event.seat));
      return deed(event.at, event.to, flights);
    }
    case "deployed":
    case "lost":
    case "destroyed":
    case "razed":
    case "survived":
    case "fell_over":
    case "creature_placed":
    case "npc_line":
    case "npc_idle":
    case "npc_gathered":
      return only(hex(event.at));
    case "smiley":
      return only(hex(event.at));
    case "creature_moved":
    case "typhoon_moved":
      return only(hex(event.to));
    case "tile_laid":
    case "tile_lifted":
    case "site_placed":
      return only([`hex:${hexName(event)}`]);
    case "erupted":
    case "lava_turned":
      return only((view.tales?.lava ?? []).flatMap(hex));
    case "proposed":
      return only(event.choice && "at" in event.choice ? hex(event.choice.at) : []);
    case "agreed":
    case "proposal_rolled":
      return only("at" in event.choice ? hex(event.choice.at) : []);
    case "trophy":
      return won(`trophy:${event.piece}`, event.seat);
    case "tale_trophy_won":
      return won(`trophy:tale-${event.trophy}`, event.seat);
    case "bought_back":
      return {
        at: [...card(event.card, event.seat)],
        flights: [{ icon: "gold", from: owned("gold", event.seat), to: ["bank-gold"] }],
      };
    case "revealed":
    case "skipped":
    case "declined":
    case "card_gained":
    case "card_lost":
      return only(card(event.card, event.seat));
    case "npc_card":
    case "npc_card_aside":
    case "guild_revealed":
    case "guild_taken":
    case "guild_returned":
    case "swapped":
    case "recycled":
    case "extinct":
    case "returned":
    case "token_moved":
      return only([`seat:${event.seat}`]);
    case "plundered":
      return {
        at: [`seat:${event.seat}`],
        flights: event.gold > 0 ? [{ icon: "gold", from: owned("gold", event.seat), to: owned("gold", event.by) }] : [],
      };
    case "npc_stole":
      return {
        at: [`seat:${event.victim}`],
        flights: [
          { icon: event.resource, from: owned(event.resource, event.victim), to: owned(event.resource, event.seat) },
        ],
      };
    default:
      return NOTHING;
  }
}

/** Somebody's card: in their own area or in their seat. */
const card = (kind: string, seat: number): string[] => [`card:${kind}:${seat}`, `seat:${seat}`];
const owned = (what: string, seat: number): string[] => [`${what}:${seat}`, `seat:${seat}`];

function won(trophy: string, seat: number): Happening {
  return { at: [trophy], flights: [{ icon: "cup", from: [trophy], to: [`seat:${seat}`] }] };
}

function broughtBy({ deed, gold, piece }: Event & { kind: "did" }, terrain: string | undefined): string[] {
  if (EARNS.has(deed)) return gold > 0 ? ["gold"] : [];
  if (PRODUCES.has(deed)) return [printed.yields[piece]?.[terrain ?? ""] ?? []].flat();
  if (BRINGS_WOOD.has(deed)) return ["wood"];
  return BRINGS_STONE.has(deed) ? ["stone"] : [];
}
