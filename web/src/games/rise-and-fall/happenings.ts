// Where on the table an event happens, and what flies from where to where.
import { NOTHING, type Flight, type Happening, type Scene } from "../../board/motion";
import { hexName } from "./labels";
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
  const hex = (cell: number): string[] => {
    const at = view.hexes[cell];
    return at ? [`hex:${hexName(at)}`] : [];
  };
  const gain = (icon: string, cell: number, seat: number): Flight => ({ icon, from: hex(cell), to: owned(icon, seat) });
  switch (event.kind) {
    case "did": {
      const brought = broughtBy(event, view.hexes[event.at]?.terrain);
      return { at: hex(event.to ?? event.at), flights: brought.map((icon) => gain(icon, event.at, event.seat)) };
    }
    case "npc_did": {
      const gold = NPC_EARNS.has(event.deed) ? ["gold"] : [];
      const made = event.deed === "produce" && event.resource ? [event.resource] : [];
      const flights = [...gold, ...made].map((icon) => gain(icon, event.at, event.seat));
      return { at: hex(event.to ?? event.at), flights };
    }
    case "deployed":
      return { at: hex(event.at), flights: [] };
    case "creature_moved":
      return { at: hex(event.to), flights: [] };
    case "trophy":
      return won(`trophy:${event.piece}`, event.seat);
    case "tale_trophy_won":
      return won(`trophy:tale-${event.trophy}`, event.seat);
    case "bought_back":
      return { at: [], flights: [{ icon: "gold", from: owned("gold", event.seat), to: ["bank-gold"] }] };
    default:
      return NOTHING;
  }
}

const owned = (what: string, seat: number): string[] => [`${what}:${seat}`, `seat:${seat}`];

function won(trophy: string, seat: number): Happening {
  return { at: [trophy], flights: [{ icon: "cup", from: [trophy], to: [`seat:${seat}`] }] };
}

function broughtBy({ deed, gold }: Event & { kind: "did" }, terrain: string | undefined): string[] {
  if (EARNS.has(deed)) return gold > 0 ? ["gold"] : [];
  if (PRODUCES.has(deed)) return [terrain === "forest" ? "wood" : "stone"];
  if (BRINGS_WOOD.has(deed)) return ["wood"];
  return BRINGS_STONE.has(deed) ? ["stone"] : [];
}
