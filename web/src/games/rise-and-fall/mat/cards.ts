// Where a card is now, as everybody sees it.
import type { CivView } from "../protocol/CivView";
import type { Guild } from "../protocol/Guild";
import type { Kind } from "../protocol/Kind";

export type CardState = "hand" | "chosen" | "played" | "discard" | "reserve" | "decline";

export function stateOf(civ: CivView, card: Kind, phase: string): CardState {
  if (civ.decline.includes(card)) return "decline";
  if (civ.giving.includes(card)) return "chosen";
  if (civ.card === card && phase === "select") return "chosen";
  if (civ.card === card && phase === "actions") return "played";
  if (civ.hand.includes(card)) return "hand";
  if (civ.discard.includes(card)) return "discard";
  return "reserve";
}

/** All guilds a civilization has; the one from the Doppelganger's House is among them. */
export const guildsOf = (civ: CivView): Guild[] => [...new Set([...civ.guilds, ...(civ.house ? [civ.house] : [])])];
