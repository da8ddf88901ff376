// Where in the city an event happens, and what goes from there to the estate of who receives it.
import type { Flight, Happening, Scene } from "../../board/motion";
import { slotOf } from "./places";
import { building, GOODS, printed } from "./printed";
import type { Event } from "./protocol/Event";
import type { View } from "./protocol/View";

export function placeOf(event: Event, { view, main, before }: Scene<View, Event>): Happening {
  const flights: Flight[] = [];
  const there = lastSlot(before);
  const own = (what: string, seat: number) => [`${what}:${seat}`, `seat:${seat}`];
  const gain = (icon: string, what: string, seat: number, from: string[] = there) =>
    flights.push({ icon, from: [...from, `seat:${seat}`], to: own(what, seat) });
  /** Happened there; what moved came from somewhere else. */
  const at = (places: string[], from?: string[]): Happening => ({ at: places, flights, ...(from && { from }) });

  switch (event.kind) {
    case "die_placed":
      return at([slotOf(event.at, event.value)], [`seat:${event.seat}`]);
    case "rolled":
    case "rerolled":
      return at([`seat:${event.seat}`]);
    case "event_revealed":
    case "taxed":
      return at(["event"]);
    case "automa_closed":
      return at([`slot:${event.guild}:0`]);
    case "guild_drawn":
    case "neutral_workshop":
    case "guild_invaded":
    case "guild_owned":
      return at([`workshop:${event.guild}:0`, `place:${event.guild}`]);
    case "ship_arrived":
      return at(GOODS.slice(0, 1).map((good) => `ship:${good}`));
    case "settlers_laid":
      return at([`card:${printed.settlers[event.card]?.id}`, "place:tavern"]);
    case "settlers_renewed":
      return at(["slot:tavern", "place:tavern"]);
    case "buildings_renewed":
      return at(["slot:hall:0", "place:hall"]);
    case "building_laid":
      return at([`slot:hall:${event.place}`, "place:hall"]);
    case "council_laid":
      return at([`slot:council-${printed.councillors[event.column]}-${event.row + 1}`, "place:council"]);
    case "settlers_taken":
      gain("cards", "cards", event.seat, ["slot:tavern"]);
      return at(own("cards", event.seat), ["slot:tavern", "place:tavern"]);
    case "settlers_discarded":
      return at(own("cards", event.seat));
    case "house_bought":
    case "house_gained":
      gain("house", "houses", event.seat);
      return at(own("houses", event.seat), there);
    case "bonus_taken":
      return at(workshopOf(view, event.tile));
    case "coins_gained":
      gain("coin", "coins", event.seat);
      return at(own("coins", event.seat), there);
    case "owner_rewarded":
      if (event.coins > 0) gain("coin", "coins", event.seat);
      if (event.points > 0) gain("vp", "score", event.seat);
      return at([...workshopOf(view, event.tile), `seat:${event.seat}`], there);
    case "goods_taken":
    case "goods_bought":
      gain(event.good, "goods", event.seat);
      return at(own("goods", event.seat), there);
    case "good_given":
    case "goods_spent":
      return at(own("goods", event.seat));
    case "goods_sold":
      flights.push({ icon: event.good, from: own("goods", event.seat), to: [`ship:${event.good}`, "place:port"] });
      gain("coin", "coins", event.seat, [`ship:${event.good}`, "place:port"]);
      return at([`ship:${event.good}`, "place:port"], own("goods", event.seat));
    case "workers_gained":
      gain("worker", "workers", event.seat);
      return at(own("workers", event.seat), there);
    case "modifiers_taken":
      gain("modifier", "modifiers", event.seat);
      return at(own("modifiers", event.seat), there);
    case "worker_placed":
      flights.push({ icon: "worker", from: own("workers", event.seat), to: benchOf(event.guild) });
      return at(benchOf(event.guild), own("workers", event.seat));
    case "apprentice_moved":
      flights.push({ icon: "worker", from: benchOf(event.from), to: benchOf(event.to) });
      return at(benchOf(event.to), benchOf(event.from));
    case "transfer_refused":
      return at(benchOf(event.from));
    case "apprentice_returned":
      gain("worker", "workers", event.seat, benchOf(event.guild));
      return at(benchOf(event.guild), benchOf(event.guild));
    case "workshop_bought":
      if (event.points > 0) gain("vp", "score", event.seat);
      return at(workshopOf(view, event.tile), there);
    case "communal_bought":
      if (event.points > 0) gain("vp", "score", event.seat);
      return at([`area:${event.area}`, `seat:${event.seat}`], there);
    case "building_sold":
      gain("coin", "coins", event.seat);
      return at(own("coins", event.seat));
    case "council_answered":
      if (event.points > 0) gain("vp", "score", event.seat);
      return at(there, own("goods", event.seat));
    case "office_taken":
      return at([`slot:office:${event.office}`, "place:office"]);
    case "fulfilled":
      if (event.points > 0) gain("vp", "score", event.seat, own("cards", event.seat));
      return at(own("houses", event.seat), own("cards", event.seat));
    case "reputation_changed":
      return at([`reputation:${event.seat}`, `seat:${event.seat}`]);
    case "nobility_changed":
      if (event.by > 0) gain("star", "nobility", event.seat);
      return at([`nobility:${event.seat}`, `seat:${event.seat}`]);
    case "became_lord":
      return at([`nobility:${event.seat}`, `seat:${event.seat}`]);
    case "income":
      if (event.seat === main) {
        if (event.coins > 0) gain("coin", "coins", event.seat);
        for (const [index, good] of GOODS.entries()) {
          if ((event.goods[index] ?? 0) > 0) gain(good, "goods", event.seat);
        }
      }
      return at(own("coins", event.seat));
    case "passed":
    case "character_chosen":
    case "character_dealt":
    case "first_settlers":
    case "commission_kept":
    case "commission_activated":
    case "dice_tile_drawn":
    case "commission_scored":
    case "goods_scored":
    case "nobility_scored":
      return at([`seat:${event.seat}`]);
    default:
      return { at: [], flights };
  }
}

const benchOf = (guild: string) => [`apprentices:${guild}`, `place:${guild}`];

/** Where a Workshop stands now, or the Guild it belongs to. */
function workshopOf(view: View, tile: number): string[] {
  const id = printed.buildings[tile]?.id ?? "";
  for (const { guild, workshops } of view.guilds ?? []) {
    const at = workshops.findIndex((workshop) => workshop?.tile === id);
    if (at >= 0) return [`workshop:${guild}:${at}`, `place:${guild}`];
  }
  const guild = building(id)?.guild;
  return guild ? [`place:${guild}`] : [];
}

/** What a die brings comes from where it was placed. */
function lastSlot(events: Event[]): string[] {
  const last = events.findLast((event) => event.kind === "die_placed");
  return last ? [slotOf(last.at, last.value)] : [];
}
