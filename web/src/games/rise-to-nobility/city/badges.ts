// What the Event of the round and one's own offices change, as small signs at the places they change.
import { eventChanges, printed } from "../printed";
import type { Benefit } from "../protocol/Benefit";
import type { Seat } from "../protocol/Seat";
import type { Box, Layout } from "./layout";

export interface Badge {
  x: number;
  y: number;
  icon: string;
  text: string;
}

interface Change {
  effect: string;
  at: (layout: Layout) => Box[];
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
const guilds = (layout: Layout) => layout.guilds;

const CHANGES: Change[] = [
  { effect: "port_coins", at: ({ quay }) => [quay], icon: "coin", sign: plus, office: "port-bonus" },
  { effect: "apprentice_coins", at: guilds, icon: "coin", sign: plus },
  { effect: "guild_visited", at: guilds, icon: "coin", sign: plus },
  { effect: "house_discount", at: ({ yard }) => [yard], icon: "coin", sign: cheaper, office: "house-discount" },
  { effect: "tavern_any_value", at: ({ tavern }) => [tavern], icon: "reroll", sign: () => "1–6" },
  { effect: "castle_reputation", at: ({ castle }) => [castle], icon: "reputation", sign: plus },
  { effect: "berk_modifiers", at: ({ berk }) => [berk], icon: "modifier", sign: plus },
  { effect: "dice_rolled", at: ({ event }) => [event], icon: "reroll", sign: (times) => `${times}×` },
  { effect: "workshop_goods", at: guilds, icon: "any", sign: plus },
  {
    effect: "council_reputation_loss",
    at: ({ council }) => [council],
    icon: "reputation",
    sign: (change) => `→ −${printed.council_reputation_loss + change}`,
  },
  { effect: "building_discount", at: ({ hall }) => [hall], icon: "coin", sign: cheaper, office: "building-discount" },
  { effect: "settlers_points", at: ({ tavern }) => [tavern], icon: "vp", sign: plus },
  { effect: "close_port", at: ({ quay }) => [quay], icon: "lock", sign: closed },
  { effect: "close_castle", at: ({ castle }) => [castle], icon: "lock", sign: closed },
  { effect: "tax", at: ({ event }) => [event], icon: "coin", sign: minus },
  { effect: "free_goods", at: guilds, icon: "any", sign: () => "0" },
];

/** Where it hides nothing: beside the gate of the castle, under the notice, on the ridge of other roofs. */
function spot(layout: Layout, at: Box): { x: number; y: number } {
  if (at === layout.castle) return { x: at.x + 4, y: at.y + 92 };
  if (at === layout.event) return { x: at.x + at.w - 46, y: at.y + at.h - 5 };
  return { x: at.x + 22, y: at.y - 10 };
}

/** The benefits of the offices this seat holds. */
export function benefitsOf(seat: number | null, offices: readonly (Seat | null)[]): Benefit[] {
  return offices.flatMap((owner, index) => {
    const benefit = printed.offices[index]?.benefit;
    return seat !== null && owner === seat && benefit ? [benefit] : [];
  });
}

export function badges(event: string | null, benefits: readonly Benefit[], layout: Layout): Badge[] {
  return CHANGES.flatMap(({ effect, at, icon, sign, office }) => {
    const value = eventChanges(event, effect) + benefits.filter((benefit) => benefit === office).length;
    return value !== 0 ? at(layout).map((box) => ({ ...spot(layout, box), icon, text: sign(value) })) : [];
  });
}
