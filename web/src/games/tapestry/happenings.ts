// Where on the table an event happens, and what goes from there to whom.
import type { Flight, Happening, Scene } from "../../board/motion";
import { hexName, plotName, printed } from "./printed";
import type { Event } from "./protocol/Event";
import type { View } from "./protocol/View";

const seatOf = (seat: number) => `seat:${seat}`;
const idOf = (list: { id: string }[], at: number): string => list[at]?.id ?? "";

export function placeOf(event: Event, { main, before }: Scene<View, Event>): Happening {
  const flights: Flight[] = [];
  const there = last(before);
  /** In the own area of whoever is shown large, else at their seat. */
  const own = (seat: number, ...names: string[]) => [...(seat === main ? names : []), seatOf(seat)];
  const at = (places: string[], from?: string[]): Happening => ({ at: places, flights, ...(from && { from }) });
  const gain = (icon: string, seat: number, name: string) =>
    flights.push({ icon, from: there.length > 0 ? there : [seatOf(seat)], to: own(seat, name) });

  switch (event.kind) {
    case "advanced":
    case "regressed":
    case "moved":
    case "repeated":
      return at([`space:${event.track}:${event.space}`], [seatOf(event.seat)]);
    case "researched":
      return at([`track:${event.track}`]);
    case "gained":
      gain(event.resource, event.seat, `good:${event.resource}`);
      return at(own(event.seat, `good:${event.resource}`), there);
    case "paid":
    case "lost":
      return at(own(event.seat, `good:${event.resource}`));
    case "scored":
      if (event.points > 0) gain("vp", event.seat, "points");
      return at(own(event.seat, "points"), there);
    case "achieved":
      gain("vp", event.seat, "points");
      return at([`achievement:${event.achievement}`], [seatOf(event.seat)]);
    case "income_turn":
      return at(own(event.seat, "income"));
    case "building_gained":
      gain(event.building, event.seat, `mat:${event.building}`);
      return at(own(event.seat, `mat:${event.building}`));
    case "building_placed":
      if (event.seat === main) {
        const plot = `plot:${plotName(event.plot)}`;
        flights.push({ icon: event.building, from: [`mat:${event.building}`], to: [plot] });
        return at([plot], [`mat:${event.building}`]);
      }
      return at([seatOf(event.seat)]);
    case "token_placed":
      return at(own(event.seat, `plot:${plotName(event.plot)}`));
    case "landmark_gained": {
      const landmark = `landmark:${idOf(printed.landmarks, event.landmark)}`;
      flights.push({ icon: "landmark", from: [landmark], to: own(event.seat, "capital") });
      return at([landmark, seatOf(event.seat)], [landmark]);
    }
    case "landmark_placed":
    case "no_room":
    case "district_completed":
      return at(own(event.seat, "capital"));
    case "landmark_on_card":
      return at(own(event.seat, `tech:${idOf(printed.technologies, event.card)}`));
    case "tile_gained":
    case "tile_given":
      gain("tile", event.kind === "tile_given" ? event.to : event.seat, "tiles");
      return at(own(event.kind === "tile_given" ? event.to : event.seat, "tiles"), there);
    case "tile_discarded":
    case "tile_drawn":
      return at(own(event.seat, "tiles"));
    case "explored": {
      const hex = `hex:${hexName(event.hex)}`;
      flights.push({ icon: "tile", from: own(event.seat, "tiles"), to: [hex] });
      return at([hex], own(event.seat, "tiles"));
    }
    case "attacked":
    case "outpost_placed":
    case "toppled":
    case "retreated":
    case "camped":
    case "floated": {
      const hex = `hex:${hexName(event.hex)}`;
      if (event.kind === "outpost_placed")
        flights.push({ icon: "outpost", from: own(event.seat, "outposts"), to: [hex] });
      return at([hex], [seatOf(event.seat)]);
    }
    case "rolled":
    case "die_gained":
    case "face_rolled":
    case "die_taken":
      return at([...there, "dice", seatOf(event.seat)]);
    case "technology_shown":
      return at([`open:${idOf(printed.technologies, event.card)}`]);
    case "technologies_renewed":
    case "masterpieces_renewed":
      return at(["open"]);
    case "masterpiece_shown":
      return at([`open:${idOf(printed.masterpieces, event.card)}`, "open"]);
    case "invented":
    case "upgraded":
    case "card_turned":
    case "technology_discarded":
    case "technology_drawn": {
      const card = idOf(printed.technologies, event.card);
      if (event.kind === "invented")
        flights.push({ icon: "techcard", from: [`open:${card}`, "open"], to: own(event.seat, `tech:${card}`) });
      return at(own(event.seat, `tech:${card}`), [`open:${card}`, "open"]);
    }
    case "tapestry_gained":
    case "tapestry_drawn":
      gain("tapestry", event.seat, "hand");
      return at(own(event.seat, "hand"), there);
    case "hand_seen":
      return at([seatOf(event.owner)]);
    case "played":
      flights.push({ icon: "tapestry", from: own(event.seat, "hand"), to: own(event.seat, `era:${event.era}`) });
      return at(own(event.seat, `era:${event.era}`), own(event.seat, "hand"));
    case "face_down":
      return at(own(event.seat, `era:${event.era}`));
    case "discarded":
    case "responded":
    case "set_apart":
    case "revealed":
      return at(own(event.seat, "hand"));
    case "space_gained":
    case "space_explored":
    case "space_drawn":
      if (event.kind === "space_gained") gain("space", event.seat, "tiles");
      return at(own(event.seat, `space:${idOf(printed.space_tiles, event.tile)}`, "tiles"));
    case "masterpiece_gained":
    case "broadcast": {
      const card = idOf(printed.masterpieces, event.card);
      if (event.kind === "masterpiece_gained")
        flights.push({ icon: "masterpiece", from: [`open:${card}`, "open"], to: own(event.seat, `work:${card}`) });
      return at(own(event.seat, `work:${card}`));
    }
    case "inspired":
    case "slid":
      return at(own(event.seat, `mat:${event.building}`));
    case "civilization_dealt":
    case "civilization_drawn":
    case "civilization_kept":
    case "civilization_gained":
    case "civilization_lost":
      return at(own(event.seat, `civ:${idOf(printed.civilizations, event.civilization)}`));
    case "capital_dealt":
    case "capital_kept":
      return at(own(event.seat, "capital"));
    case "infiltrated":
      return at([seatOf(event.owner)], [seatOf(event.seat)]);
    case "token_drawn":
      return at([seatOf(event.who)]);
    case "decision_drawn":
    case "progress_added":
    case "rival_people_kept":
      return at(["rivals"]);
    case "favourite_changed":
      return at([seatOf(event.seat)]);
    case "set_up":
      return at([seatOf(event.first)]);
    case "landmark_card_drawn":
      return at([`pick:landmark-card:${idOf(printed.landmark_cards, event.card)}`, "civ"]);
    case "game_over":
      return at(["points"]);
    case "chosen":
    case "finished":
    case "flipped":
    case "submerged":
    case "surfaced":
    case "shuffled_back":
    case "defected":
    case "island_explored":
    case "landmark_card_kept":
    case "plots_covered":
      return at(own(event.seat, "civ"));
  }
}

/** What a step brings comes from the space, hex or card it was gained at. */
function last(events: Event[]): string[] {
  const found = events.findLast(
    ({ kind }) =>
      kind === "advanced" ||
      kind === "repeated" ||
      kind === "explored" ||
      kind === "attacked" ||
      kind === "income_turn",
  );
  if (!found) return [];
  if (found.kind === "advanced" || found.kind === "repeated") return [`space:${found.track}:${found.space}`];
  if (found.kind === "explored" || found.kind === "attacked") return [`hex:${hexName(found.hex)}`];
  return ["income"];
}
