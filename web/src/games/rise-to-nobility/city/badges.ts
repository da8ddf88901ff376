// What the Event of the round and one's own offices change, as small signs on the roofs of the places they change. How much
// the two come to together is in the view.
import type { House } from "../places";
import { eventChanges, eventSays, GUILDS, printed } from "../printed";
import type { View } from "../protocol/View";

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
}

const plus = (value: number) => `+${value}`;
const minus = (value: number) => `−${value}`;
const guilds: House[] = [...GUILDS];

const CHANGES: Change[] = [
  { effect: "apprentice-coins", at: guilds, icon: "coin", sign: plus },
  { effect: "tavern-any-value", at: ["tavern"], icon: "reroll", sign: () => "1–6" },
  { effect: "castle-reputation", at: ["castle"], icon: "reputation", sign: plus },
  { effect: "berk-modifiers", at: ["berk"], icon: "modifier", sign: plus },
  { effect: "workshop-goods", at: guilds, icon: "any", sign: plus },
  { effect: "settlers-points", at: ["tavern"], icon: "vp", sign: plus },
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

/** What the view says of the places themselves; what remains of a price stands there too. */
function told(view: View): Badge[] {
  const cheaper = (price: number, at: number) => price < (printed.town_hall[at]?.price ?? 0);
  const signs: [boolean, Badge][] = [
    [view.port.more > 0, { house: "port", icon: "coin", text: plus(view.port.more) }],
    [view.port.closed, { house: "port", icon: "lock", text: "✕" }],
    [view.castle_closed, { house: "castle", icon: "lock", text: "✕" }],
    [view.house_price < printed.house_price, { house: "yard", icon: "coin", text: "↓" }],
    [view.building_prices.some(cheaper), { house: "hall", icon: "coin", text: "↓" }],
    [
      view.council_loss < printed.council_reputation_loss,
      { house: "council", icon: "reputation", text: `→ −${view.council_loss}` },
    ],
  ];
  return signs.flatMap(([is, badge]) => (is ? [badge] : []));
}

export function badges(view: View): Badge[] {
  const changed = CHANGES.flatMap(({ effect, at, icon, sign }) => {
    const value = eventChanges(view.event, effect);
    return value !== 0 ? at.map((house) => ({ house, icon, text: sign(value) })) : [];
  });
  return [...told(view), ...changed, ...heard(view.event)];
}
