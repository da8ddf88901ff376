// Colours of the kingdoms; before one is chosen, of the seats.
import type { Nation } from "./protocol/Nation";
import type { View } from "./protocol/View";

interface Seen {
  /** Shields, standards and counters. */
  field: string;
  /** What is drawn on them. */
  charge: string;
  /** Cloth that unit cards show. */
  cloth: string;
  /** On the paper of logs and plots, in light and in dark. */
  paper: string;
}

export const NATIONS = ["valdore", "eisenmark", "sarranza", "voskavia"] as const satisfies readonly Nation[];

const SEEN: Record<Nation, Seen> = {
  valdore: { field: "#2456a8", charge: "#f6cf55", cloth: "#3a70c8", paper: "light-dark(#2456a8, #5b98ee)" },
  eisenmark: { field: "#2b2c34", charge: "#eef0f4", cloth: "#474a56", paper: "light-dark(#2b2c34, #b9c1cd)" },
  sarranza: { field: "#b02a22", charge: "#f8d15a", cloth: "#cf4a3c", paper: "light-dark(#b02a22, #f57f6b)" },
  voskavia: { field: "#1f7040", charge: "#f4f6ee", cloth: "#2f8d55", paper: "light-dark(#1f7040, #52bd7c)" },
};

/** A seat's kingdom, or before it has one a colour nobody else has. */
export function nationOf(view: Pick<View, "players">, seat: number): Nation {
  const own = view.players[seat]?.nation;
  // In a lone battle two may lead the same kingdom: the second one fights under other colours.
  const first = view.players.findIndex((player) => player.nation === own);
  if (own && (first === seat || first < 0)) return own;
  const taken = new Set(view.players.map((player) => player.nation));
  const free = NATIONS.filter((nation) => !taken.has(nation));
  const ownColours = (at: number) => {
    const nation = view.players[at]?.nation;
    return Boolean(nation) && view.players.findIndex((player) => player.nation === nation) === at;
  };
  const before = view.players.slice(0, seat).filter((_, at) => !ownColours(at)).length;
  return free[before % free.length] ?? NATIONS[seat % NATIONS.length]!;
}

export const fieldColour = (nation: Nation): string => SEEN[nation].field;
export const chargeColour = (nation: Nation): string => SEEN[nation].charge;
export const clothColour = (nation: Nation): string => SEEN[nation].cloth;
export const paperColour = (nation: Nation): string => SEEN[nation].paper;
