// The factions in the order of their boards, two sides each.
import type { Faction } from "../protocol/Faction";

export const FACTIONS: [Faction, Faction][] = [
  ["auren", "witches"],
  ["alchemists", "darklings"],
  ["halflings", "cultists"],
  ["engineers", "dwarves"],
  ["mermaids", "swarmlings"],
  ["chaos-magicians", "giants"],
  ["fakirs", "nomads"],
  ["ice-maidens", "yetis"],
  ["acolytes", "dragonlords"],
  ["shapeshifters", "riverwalkers"],
];
