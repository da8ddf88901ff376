// What the Event of the round and one's own offices change, as small signs on the roofs of the places they change.
import type { House } from "../places";
import { eventChanges, GUILDS, printed } from "../printed";
import type { Benefit } from "../protocol/Benefit";
import type { Seat } from "../protocol/Seat";

export interface Badge {
  /** Where it stands; with the name of the Event if it changes no place. */
  house: House | "event";
  icon: string;
  text: string;
}

interface Change {
  effect: string;
  at: Badge["house"][];
  icon: string;
  sign: (value: number) => string;
  /** The benefit of an office that changes the same, by one for each office (RTN-13). */
  office?: Benefit;
}

const plus = (value: number) => `+${value}`;
const minus = (value: number) => `−${value}`;
const closed = () => "✕";
/** What remains of a price stands at the place itself. */
const cheaper = () => "↓";
const guilds: House[] = [...GUILDS];

const CHANGES: Change[] = [
  { effect: "port_coins", at: ["port"], icon: "coin", sign: plus, office: "port-bonus" },
  { effect: "apprentice_coins", at: guilds, icon: "coin", sign: plus },
  { effect: "guild_visited", at: guilds, icon: "coin", sign: plus },
  { effect: "house_discount", at: ["yard"], icon: "coin", sign: cheaper, office: "house-discount" },
  { effect: "tavern_any_value", at: ["tavern"], icon: "reroll", sign: () => "1–6" },
  { effect: "castle_reputation", at: ["castle"], icon: "reputation", sign: plus },
  { effect: "berk_modifiers", at: ["berk"], icon: "modifier", sign: plus },
  { effect: "dice_rolled", at: ["event"], icon: "reroll", sign: (times) => `${times}×` },
  { effect: "workshop_goods", at: guilds, icon: "any", sign: plus },
  {
    effect: "council_reputation_loss",
    at: ["council"],
    icon: "reputation",
    sign: (change) => `→ −${printed.council_reputation_loss + change}`,
  },
  { effect: "building_discount", at: ["hall"], icon: "coin", sign: cheaper, office: "building-discount" },
  { effect: "settlers_points", at: ["tavern"], icon: "vp", sign: plus },
  { effect: "close_port", at: ["port"], icon: "lock", sign: closed },
  { effect: "close_castle", at: ["castle"], icon: "lock", sign: closed },
  { effect: "tax", at: ["event"], icon: "coin", sign: minus },
  { effect: "free_goods", at: guilds, icon: "any", sign: () => "0" },
];

/** The benefits of the offices this seat holds. */
export function benefitsOf(seat: number | null, offices: readonly (Seat | null)[]): Benefit[] {
  return offices.flatMap((owner, index) => {
    const benefit = printed.offices[index]?.benefit;
    return seat !== null && owner === seat && benefit ? [benefit] : [];
  });
}

export function badges(event: string | null, benefits: readonly Benefit[]): Badge[] {
  return CHANGES.flatMap(({ effect, at, icon, sign, office }) => {
    const value = eventChanges(event, effect) + benefits.filter((benefit) => benefit === office).length;
    return value !== 0 ? at.map((house) => ({ house, icon, text: sign(value) })) : [];
  });
}
