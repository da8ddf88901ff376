// What is printed on the components, by the names the view uses: of the tables the library carries,
// unless its host plays with others.
import printedJson from "./protocol/printed.json";
import type { Board } from "./protocol/Board";
import type { BonusCard } from "./protocol/BonusCard";
import type { Cult } from "./protocol/Cult";
import type { Faction } from "./protocol/Faction";
import type { FavorTile } from "./protocol/FavorTile";
import type { Printed } from "./protocol/Printed";
import type { ScoringTile } from "./protocol/ScoringTile";
import type { Structure } from "./protocol/Structure";
import type { Terrain } from "./protocol/Terrain";
import type { TownTile } from "./protocol/TownTile";

export let printed = printedJson as unknown as Printed;

export const CULTS = ["fire", "water", "earth", "air"] as const satisfies readonly Cult[];
export const STRUCTURES = [
  "dwelling",
  "trading-house",
  "temple",
  "stronghold",
  "sanctuary",
] as const satisfies readonly Structure[];
/** In the order of the transformation cycle. */
export const CYCLE = [
  "desert",
  "plains",
  "swamp",
  "lakes",
  "forest",
  "mountains",
  "wasteland",
] as const satisfies readonly Terrain[];

/** The number that stands for "no card" when passing for the last time. */
export const NO_CARD = 15;

const byId = <T extends { id: string }>(list: T[]) => new Map(list.map((item) => [item.id, item]));
const index = () => ({
  cards: byId<BonusCard>(printed.bonus_cards),
  favors: byId<FavorTile>(printed.favor_tiles),
  towns: byId<TownTile>(printed.town_tiles),
  scorings: byId<ScoringTile>(printed.scoring_tiles),
});
let by = index();

/** Draws from these from now on; before anything is drawn. */
export function print(others: Printed): void {
  printed = others;
  by = index();
}

export const bonusCard = (id: string) => by.cards.get(id);
export const favorTile = (id: string) => by.favors.get(id);
export const townTile = (id: string) => by.towns.get(id);
export const scoringTile = (id: string) => by.scorings.get(id);
export const board = (faction: Faction): Board | undefined => printed.factions[faction];

/** Numbers of the tables, as moves and events use them. */
export const cardNumber = (id: string) => printed.bonus_cards.findIndex((card) => card.id === id);
export const favorNumber = (id: string) => printed.favor_tiles.findIndex((tile) => tile.id === id);
export const townNumber = (id: string) => printed.town_tiles.findIndex((tile) => tile.id === id);
