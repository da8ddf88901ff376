// What flies where when something happens: from a hex or the bank to whom receives it.
import { hexName } from "./labels";
import type { NpcDeed } from "./protocol/NpcDeed";
import type { Event } from "./protocol/Event";
import type { View } from "./protocol/View";

export interface Flight {
  icon: string;
  /** Names of places, the best one first: the first that is on the screen is taken. */
  from: string[];
  to: string[];
}

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

export function flights(events: Event[], view: View): Flight[] {
  const found: Flight[] = [];
  const hex = (cell: number) => {
    const at = view.hexes[cell];
    return at ? [`hex:${hexName(at)}`] : [];
  };
  const to = (what: string, seat: number) => [`${what}:${seat}`, `seat:${seat}`];
  for (const event of events) {
    if (event.kind === "did") {
      const terrain = view.hexes[event.at]?.terrain;
      if (EARNS.has(event.deed) && event.gold > 0)
        found.push({ icon: "gold", from: hex(event.at), to: to("gold", event.seat) });
      if (event.deed === "produce" || event.deed === "produce-two") {
        const what = terrain === "forest" ? "wood" : "stone";
        found.push({ icon: what, from: hex(event.at), to: to(what, event.seat) });
      }
      if (event.deed === "search-wood" || event.deed === "buy-wood" || event.deed === "steal-wood")
        found.push({ icon: "wood", from: hex(event.at), to: to("wood", event.seat) });
      if (event.deed === "search-stone" || event.deed === "buy-stone" || event.deed === "steal-stone")
        found.push({ icon: "stone", from: hex(event.at), to: to("stone", event.seat) });
    } else if (event.kind === "npc_did") {
      if (NPC_EARNS.has(event.deed)) found.push({ icon: "gold", from: hex(event.at), to: to("gold", event.seat) });
      if (event.deed === "produce" && event.resource)
        found.push({ icon: event.resource, from: hex(event.at), to: to(event.resource, event.seat) });
    } else if (event.kind === "trophy") {
      found.push({ icon: "cup", from: [`trophy:${event.piece}`], to: [`seat:${event.seat}`] });
    } else if (event.kind === "tale_trophy_won") {
      found.push({ icon: "cup", from: [`trophy:tale-${event.trophy}`], to: [`seat:${event.seat}`] });
    } else if (event.kind === "bought_back") {
      found.push({ icon: "gold", from: to("gold", event.seat), to: ["bank-gold"] });
    }
  }
  return found.slice(0, 12);
}
