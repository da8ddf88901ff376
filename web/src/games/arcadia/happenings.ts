// Where an event happens, and what goes from where to where.
import type { Flight, Happening, Scene } from "../../board/motion";
import { cell } from "./places";
import { cardId, provinceId, unitId } from "./printed";
import type { Event } from "./protocol/Event";
import type { Spot } from "./protocol/Spot";
import type { View } from "./protocol/View";

const who = (seat: number): string[] => [`who:${seat}`, `seat:${seat}`];
const land = (province: number): string => `province:${provinceId(province)}`;

export function placeOf(event: Event, { view }: Scene<View, Event>): Happening {
  const flights: Flight[] = [];
  const at = (places: string[], from?: string[]): Happening => ({ at: places, flights, ...(from && { from }) });
  const fly = (icon: string, from: string[], to: string[]) => flights.push({ icon, from, to });
  const capital = (seat: number): string[] => who(seat);

  switch (event.kind) {
    case "nation_picked":
    case "ideology_picked":
    case "no_heir":
    case "reshuffled":
    case "searched":
    case "war_forbidden":
    case "activation_started":
    case "throne_vacant":
    case "election_failed":
    case "map_laid":
    case "deployed":
    case "round_begins":
    case "mode_chosen":
      return at("seat" in event ? who(event.seat) : []);
    case "phase_started":
    case "military_turn":
      return at(who(event.first));
    case "event_revealed":
      return at(["event"]);
    case "province_picked":
    case "captured":
    case "siege_begun":
    case "stormed":
      return at([land(event.province)], who(event.seat));
    case "card_drawn":
      fly("cards", [`deck:${event.seat}`, ...who(event.seat)], [`hand:${event.seat}`, ...who(event.seat)]);
      return at([`hand:${event.seat}`, ...who(event.seat)]);
    case "discarded":
      fly("cards", [`hand:${event.seat}`, ...who(event.seat)], who(event.seat));
      return at(who(event.seat));
    case "reigns":
    case "regency":
    case "aged":
      return at([`king:${event.seat}`, ...who(event.seat)]);
    case "prince_named":
      return at([`prince:${event.seat}`, ...who(event.seat)]);
    case "died":
    case "returned":
      return at([`card:${cardId(event.card)}`, ...who(event.seat)]);
    case "placed":
      return at([`slot:${event.slot}`, ...who(event.seat)], [`hand:${event.seat}`, ...who(event.seat)]);
    case "politics_chosen":
      return at([`politics:${event.seat}`, ...who(event.seat)]);
    case "named":
    case "voted":
    case "elected":
    case "contested":
    case "camp_chosen":
    case "claim_lapsed":
    case "camp_defeated":
      return at([...voted(event)]);
    case "plot_revealed":
      if (event.target !== null) fly("eye", who(event.seat), who(event.target));
      return at(who(event.target ?? event.seat), who(event.seat));
    case "plot_failed":
    case "shield_rolled":
    case "initiative":
    case "retreat_ordered":
    case "side_beaten":
    case "battle_decided":
    case "camp_drawn":
    case "freed":
    case "left_war":
    case "capitulated":
      return at(who(event.seat));
    case "plot_cancelled":
      return at(who(event.seat), who(event.by));
    case "assassin_rolled":
      return at([`card:${cardId(event.card)}`, ...who(event.seat)]);
    case "hand_seen":
    case "army_seen":
      fly("eye", who(event.seat), who(event.of));
      return at(who(event.of), who(event.seat));
    case "ground_gained":
      return at(event.against === null ? who(event.seat) : who(event.against), who(event.seat));
    case "turned_neutral":
    case "surrender_rolled":
    case "neutral_lost":
      return at([land(event.province)]);
    case "paid":
      fly("coin", who(event.seat), who(event.to));
      return at(who(event.to), who(event.seat));
    case "allied":
      fly("ally", who(event.one), who(event.other));
      return at([...who(event.one), ...who(event.other)]);
    case "alliance_ended":
    case "truce_made":
      return at([...who(event.one), ...who(event.other)]);
    case "admitted":
      return at(who(event.guest), who(event.seat));
    case "deal_refused":
    case "deal_void":
    case "promised":
      return at(who(event.other), who(event.seat));
    case "promise_decided":
      return at(who(event.seat), who(event.to));
    case "war_declared":
      fly("war", who(event.seat), who(event.against));
      return at(who(event.against), who(event.seat));
    case "joined_war":
      return at(who(event.leader), who(event.seat));
    case "war_ended":
      return at([event.winner, event.loser].flatMap((seat) => (seat === null ? [] : who(seat))));
    case "ceded":
      return at([land(event.province)], capital(event.to));
    case "occupied":
      return at([land(event.province)]);
    case "subdued":
      fly("vassal", who(event.seat), who(event.lord));
      return at(who(event.seat), who(event.lord));
    case "election_opened":
      return at(seatsIn(event.candidates));
    case "votes_tied":
      return at(seatsIn(event.tied));
    case "succession_war":
      return at(seatsIn(event.claimants));
    case "crowned":
      fly("crown", ["event", "hall"], [`king:${event.seat}`, ...who(event.seat)]);
      return at([`king:${event.seat}`, ...who(event.seat)]);
    case "prestige_changed":
      fly("star", ["event"], [`prestige:${event.seat}`, ...who(event.seat)]);
      return at([`prestige:${event.seat}`, ...who(event.seat)]);
    case "income":
    case "gold_gained":
      fly("coin", capital(event.seat), [`gold:${event.seat}`, ...who(event.seat)]);
      return at([`gold:${event.seat}`, ...who(event.seat)]);
    case "paid_for_prestige":
    case "bought":
      return at([`gold:${event.seat}`, ...who(event.seat)]);
    case "recruited":
      return at([`reserve:${event.unit}`, ...who(event.seat)]);
    case "marched":
    case "fled":
    case "went_home":
      return at([land(event.to)], [`army:${event.seat}:${event.army}`, ...who(event.seat)]);
    case "dispersed":
      return at([`army:${event.seat}:${event.army}`, ...who(event.seat)]);
    case "met":
    case "intervened":
    case "sheltered":
    case "quick_battle":
    case "bombarded":
      return at([land(event.province)], "seat" in event ? who(event.seat) : undefined);
    case "lost":
      return at(who(event.seat));
    case "column_assigned":
      return at([`column:${event.column}`, ...who(event.who)]);
    case "tactic_played":
      fly("cards", who(event.seat), ["field"]);
      return at(["field", ...who(event.seat)], who(event.seat));
    case "unit_moved":
      return at(stood(view, event.to), stood(view, event.at));
    case "group_moved":
    case "losses_taken":
    case "morale_tested":
    case "fell_back":
    case "ran_to_rear":
    case "rallied":
    case "unit_gone":
      return at(stood(view, event.at));
    case "gun_aimed":
      return at([cell(event.x, event.y)], stood(view, event.at));
    case "ball_flew":
      return at(stood(view, event.on));
    case "struck":
      fly(event.blow === "shot" ? "aim" : "sword", stood(view, event.at), stood(view, event.on));
      return at(stood(view, event.on), stood(view, event.at));
    case "prisoner_treated":
      return at(who(event.who), who(event.seat));
    case "game_over":
      return at(who(event.winner));
  }
}

const seatsIn = (bits: number): string[] => [0, 1, 2, 3].flatMap((seat) => ((bits >> seat) & 1 ? who(seat) : []));

function voted(event: Event): string[] {
  switch (event.kind) {
    case "named":
      return who(event.target);
    case "voted":
      return [`vote:${event.candidate}`, ...who(event.candidate)];
    case "camp_defeated":
      return who(event.leader);
    default:
      return "seat" in event && typeof event.seat === "number" ? who(event.seat) : [];
  }
}

/** The cell a unit of the battle stood on, as it is seen from above; it may have moved since. */
function stood(view: View, spot: Spot): string[] {
  const pieces = view.battle?.pieces ?? [];
  const there = pieces.find(
    (piece) => piece.side === spot.side && piece.column === spot.column && piece.row === spot.row,
  );
  const same = there ?? pieces.find((piece) => piece.side === spot.side && piece.unit === spot.unit);
  return same ? [cell(same.x, same.y), "field"] : ["field", unitId(spot.unit)];
}
