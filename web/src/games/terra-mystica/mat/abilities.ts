// Special actions of strongholds, as they are drawn.
import type { Faction } from "../protocol/Faction";

interface SpecialAction {
  /** Its name on a score sheet. */
  ledger: string;
  icon: string;
  count: string;
}

export const ACTIONS: Partial<Record<Faction, SpecialAction>> = {
  auren: { ledger: "ACTA", icon: "cult", count: "2" },
  witches: { ledger: "ACTW", icon: "s-dwelling", count: "" },
  swarmlings: { ledger: "ACTS", icon: "s-trading-house", count: "" },
  "chaos-magicians": { ledger: "ACTC", icon: "double", count: "" },
  giants: { ledger: "ACTG", icon: "spade", count: "2" },
  nomads: { ledger: "ACTN", icon: "air", count: "" },
};
