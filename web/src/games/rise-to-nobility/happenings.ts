// Where in the city an event happens, and what flies from there to the estate of who receives it.
import type { Flight, Happening, Scene } from "../../board/motion";
import { slotOf } from "./places";
import { GOODS } from "./printed";
import type { Event } from "./protocol/Event";
import type { View } from "./protocol/View";

export function placeOf(event: Event, { main, before }: Scene<View, Event>): Happening {
  const found: Flight[] = [];
  const there = lastSlot(before);
  const gain = (icon: string, what: string, seat: number, from: string[] = there) =>
    found.push({ icon, from: [...from, `seat:${seat}`], to: [`${what}:${seat}`, `seat:${seat}`] });
  switch (event.kind) {
    case "die_placed":
      return { at: [slotOf(event.at, event.value)], flights: [] };
    case "settlers_taken":
      gain("cards", "cards", event.seat, ["slot:tavern"]);
      break;
    case "house_bought":
    case "house_gained":
      gain("house", "houses", event.seat);
      break;
    case "coins_gained":
      gain("coin", "coins", event.seat);
      break;
    case "owner_rewarded":
      if (event.coins > 0) gain("coin", "coins", event.seat);
      if (event.points > 0) gain("vp", "points", event.seat);
      break;
    case "goods_taken":
    case "goods_bought":
      gain(event.good, "goods", event.seat);
      break;
    case "goods_sold":
      found.push({
        icon: event.good,
        from: [`goods:${event.seat}`, `seat:${event.seat}`],
        to: [`ship:${event.good}`],
      });
      gain("coin", "coins", event.seat, [`ship:${event.good}`]);
      break;
    case "workers_gained":
      gain("worker", "workers", event.seat);
      break;
    case "modifiers_taken":
      gain("modifier", "modifiers", event.seat);
      break;
    case "worker_placed":
      found.push({
        icon: "worker",
        from: [`workers:${event.seat}`, `seat:${event.seat}`],
        to: [`apprentices:${event.guild}`],
      });
      break;
    case "apprentice_moved":
      found.push({ icon: "worker", from: [`apprentices:${event.from}`], to: [`apprentices:${event.to}`] });
      break;
    case "apprentice_returned":
      gain("worker", "workers", event.seat, [`apprentices:${event.guild}`]);
      break;
    case "council_answered":
    case "fulfilled":
    case "workshop_bought":
    case "communal_bought":
      if (event.points > 0) gain("vp", "points", event.seat);
      break;
    case "nobility_changed":
      if (event.by > 0) gain("star", "nobility", event.seat);
      break;
    case "income":
      if (event.seat !== main) break;
      if (event.coins > 0) gain("coin", "coins", event.seat);
      for (const [at, good] of GOODS.entries()) if ((event.goods[at] ?? 0) > 0) gain(good, "goods", event.seat);
      break;
  }
  return { at: [], flights: found };
}

/** What a die brings comes from where it was placed. */
function lastSlot(events: Event[]): string[] {
  const last = events.findLast((event) => event.kind === "die_placed");
  return last ? [slotOf(last.at, last.value)] : [];
}
