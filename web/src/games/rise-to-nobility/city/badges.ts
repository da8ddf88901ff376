// What the Event of the round and one's own offices change, as small signs on the roofs of the places they change.
import type { House } from "../places";
import { eventChanges, eventSays, GUILDS, printed } from "../printed";
import type { Benefit } from "../protocol/Benefit";
import type { Seat } from "../protocol/Seat";

export interface Badge {
  /** Where it stands; with the name of the Event if it changes no place. */
  house: House | "event";
  icon: string;
  text: string;
}

interface Change {
  /** The word of the tables for it. */
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
  { effect: "port-coins", at: ["port"], icon: "coin", sign: plus, office: "port-bonus" },
  { effect: "apprentice-coins", at: guilds, icon: "coin", sign: plus },
  { effect: "house-discount", at: ["yard"], icon: "coin", sign: cheaper, office: "house-discount" },
  { effect: "tavern-any-value", at: ["tavern"], icon: "reroll", sign: () => "1–6" },
  { effect: "castle-reputation", at: ["castle"], icon: "reputation", sign: plus },
  { effect: "berk-modifiers", at: ["berk"], icon: "modifier", sign: plus },
  { effect: "workshop-goods", at: guilds, icon: "any", sign: plus },
  { effect: "council-reputation-loss", at: ["council"], icon: "reputation", sign: (loss) => `→ −${loss}` },
  { effect: "building-discount", at: ["hall"], icon: "coin", sign: cheaper, office: "building-discount" },
  { effect: "settlers-points", at: ["tavern"], icon: "vp", sign: plus },
  { effect: "close-port", at: ["port"], icon: "lock", sign: closed },
  { effect: "close-castle", at: ["castle"], icon: "lock", sign: closed },
  { effect: "tax", at: ["event"], icon: "coin", sign: minus },
  { effect: "free-goods", at: guilds, icon: "any", sign: () => "0" },
];

/** Where something happens that Events listen to, and the picture of what follows. */
const HEARD: Record<string, Badge["house"][]> = { "hears-guild-visited": guilds, "hears-dice-rolled": ["event"] };
const ICONS: Record<string, string> = {
  "do-coins": "coin",
  "do-reputation": "reputation",
  "do-modifiers": "modifier",
  "do-goods-of-choice": "any",
  "do-reroll": "reroll",
};

function heard(event: string | null): Badge[] {
  return eventSays(event).flatMap(({ key, args: { what } }) => {
    if (typeof what !== "object") return [];
    const [icon, n] = [ICONS[what.key] ?? "crown", what.args.n];
    const text = typeof n === "number" ? plus(n) : "1×";
    return (HEARD[key] ?? []).map((house) => ({ house, icon, text }));
  });
}

/** The benefits of the offices this seat holds. */
export function benefitsOf(seat: number | null, offices: readonly (Seat | null)[]): Benefit[] {
  return offices.flatMap((owner, index) => {
    const benefit = printed.offices[index]?.benefit;
    return seat !== null && owner === seat && benefit ? [benefit] : [];
  });
}

export function badges(event: string | null, benefits: readonly Benefit[]): Badge[] {
  const changed = CHANGES.flatMap(({ effect, at, icon, sign, office }) => {
    const value = eventChanges(event, effect) + benefits.filter((benefit) => benefit === office).length;
    return value !== 0 ? at.map((house) => ({ house, icon, text: sign(value) })) : [];
  });
  return [...changed, ...heard(event)];
}
