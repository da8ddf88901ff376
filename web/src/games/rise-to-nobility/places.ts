// Where on the table each move is made. Every legal move has at least one place.
import type { LegalMove } from "../../protocol/LegalMove";
import { GUILDS, modifiersFor, printed } from "./printed";
import type { Move } from "./protocol/Move";

/**
 * `die:0` of the own tray, `slot:…` of the city, `card:…` at the Tavern, `hand:…`, `workshop:…`,
 * `area:0`, `good:…`, `apprentices:…`, `commission:…`, `character:…`, `reroll`, `buttons`.
 */
export type Place = string;

/** The places of the city that have a roof of their own. */
export const HOUSES = ["council", "castle", "tavern", "yard", "hall", "berk", "port", ...GUILDS, "office"] as const;
export type House = (typeof HOUSES)[number];

/** The house something is done at; null if that is no part of the city. */
export function houseOf(place: Place): House | null {
  const [kind, name = ""] = place.split(":");
  if (kind === "card") return "tavern";
  if (kind !== "slot" && kind !== "workshop" && kind !== "apprentices") return null;
  return HOUSES.find((house) => name === house || name.startsWith(`${house}-`)) ?? null;
}

export const moveOf = (legal: LegalMove): Move => legal.move as Move;

/** The slot a die of this value goes to, by the name the notation gives the place. */
export function slotOf(at: string, value: number): Place {
  const taking = (slots: { dice: number[] }[]) => slots.findIndex((slot) => slot.dice.includes(value));
  if (GUILDS.some((guild) => guild === at)) return `slot:${at}:${taking(printed.guild_slots)}`;
  switch (at) {
    case "hall":
      return `slot:hall:${printed.town_hall.findIndex((place) => place.die === value)}`;
    case "port":
      return `slot:port:${value}`;
    case "berk":
      return `slot:berk:${taking(printed.berk_slots)}`;
    case "office-upper":
      return `slot:office:${value - 1}`;
    case "office-lower":
      return `slot:office:${value + 5}`;
    default:
      return `slot:${at}`;
  }
}

export function placesOf(move: Move): Place[] {
  switch (move.kind) {
    case "place":
      return [slotOf(move.at, move.value), `die:${move.die}`];
    case "fulfil":
    case "discard_settlers":
      return [`hand:${printed.settlers[move.card]?.id}`];
    case "take_settlers":
      return [`card:${printed.settlers[move.card]?.id}`];
    case "sell_workshop":
      return [`workshop:${move.guild}:${move.position}`];
    case "sell_communal":
    case "choose_area":
      return [`area:${move.area}`];
    case "take_good":
    case "give_good":
      return [`good:${move.good}`];
    case "reroll":
      return ["reroll", "buttons"];
    case "place_worker":
      return ["buttons", "workers"];
    case "move_apprentice":
    case "return_apprentice":
      return [`apprentices:${move.from}`];
    case "keep_commission":
      return [`commission:${printed.commissions[move.card]?.id}`];
    case "choose_character":
      return [`character:${printed.characters[move.card]?.id}`];
    case "renew_settlers":
      return ["buttons", "renew:settlers"];
    case "renew_buildings":
      return ["buttons", "renew:buildings"];
    case "end_turn":
    case "bonus":
    case "buy":
    case "allow":
    case "refuse":
    case "sell_goods":
    case "spend_goods":
    case "buy_modifiers":
    case "draw_commissions":
    case "done":
      return ["buttons"];
  }
}

/** Modifiers a placement uses. */
export const tokens = (move: Move): number => (move.kind === "place" ? modifiersFor(move.die, move.value) : 0);

/**
 * What one click does: nobody spends Modifiers who need not. A menu of all opens with Shift or the other button of the
 * mouse; fingers choose a value beside the die, or on the card a long press opens.
 */
export function obvious(moves: LegalMove[]): LegalMove[] {
  const least = Math.min(...moves.map((legal) => tokens(moveOf(legal))));
  return moves.filter((legal) => tokens(moveOf(legal)) === least);
}
