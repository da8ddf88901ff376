// The factions in the order of their boards, two sides each, and how they are introduced.
import type { Faction } from "../protocol/Faction";

export const FACTIONS: [Faction, Faction][] = [
  ["witches", "auren"],
  ["mermaids", "swarmlings"],
  ["halflings", "cultists"],
  ["dwarves", "engineers"],
  ["nomads", "fakirs"],
  ["giants", "chaos-magicians"],
  ["darklings", "alchemists"],
  ["ice-maidens", "yetis"],
  ["acolytes", "dragonlords"],
  ["shapeshifters", "riverwalkers"],
];
/** Boards of the box; the others come with Fire & Ice. */
export const IN_THE_BOX = 7;

/** What a faction is good at, from one to three. */
export const SIDES = ["expands", "builds", "cults", "towns", "sails"] as const;

interface Character {
  /** How much there is to watch, in towers from one to three. */
  towers: 1 | 2 | 3;
  /** In the order of the sides. */
  good: [number, number, number, number, number];
}

/** Our own judgement, to help those who choose for the first time. */
export const CHARACTERS: Record<Faction, Character> = {
  witches: { towers: 1, good: [2, 2, 1, 3, 1] },
  auren: { towers: 2, good: [1, 2, 3, 1, 1] },
  mermaids: { towers: 1, good: [2, 2, 1, 3, 3] },
  swarmlings: { towers: 2, good: [3, 2, 1, 3, 2] },
  halflings: { towers: 1, good: [3, 2, 1, 2, 1] },
  cultists: { towers: 2, good: [2, 2, 3, 2, 1] },
  dwarves: { towers: 1, good: [2, 3, 1, 2, 1] },
  engineers: { towers: 2, good: [1, 3, 1, 2, 1] },
  nomads: { towers: 1, good: [3, 2, 1, 2, 1] },
  fakirs: { towers: 3, good: [2, 1, 2, 1, 1] },
  giants: { towers: 2, good: [2, 2, 1, 2, 1] },
  "chaos-magicians": { towers: 3, good: [1, 2, 3, 1, 1] },
  darklings: { towers: 2, good: [3, 2, 2, 2, 1] },
  alchemists: { towers: 3, good: [2, 2, 1, 2, 1] },
  "ice-maidens": { towers: 2, good: [2, 2, 3, 2, 1] },
  yetis: { towers: 2, good: [2, 2, 1, 3, 1] },
  acolytes: { towers: 3, good: [1, 2, 3, 1, 1] },
  dragonlords: { towers: 3, good: [2, 2, 1, 2, 1] },
  shapeshifters: { towers: 3, good: [2, 2, 1, 2, 1] },
  riverwalkers: { towers: 3, good: [2, 1, 2, 1, 3] },
};
