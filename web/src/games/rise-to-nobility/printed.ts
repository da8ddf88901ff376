// What is printed on the components, by the names the view uses: of the tables the library carries,
// unless its host plays with others.
import printedJson from "./protocol/printed.json";
import type { Good } from "./protocol/Good";
import type { Guild } from "./protocol/Guild";
import type { Printed } from "./protocol/Printed";
import type { Step } from "./protocol/Step";

export let printed = printedJson as unknown as Printed;

export const GOODS = ["art", "weapons", "furniture", "jewelry", "books", "magic"] as const satisfies readonly Good[];
/** Each belongs to the good at the same place. */
export const GUILDS = [
  "artists",
  "blacksmiths",
  "carpenters",
  "merchants",
  "scholars",
  "wizards",
] as const satisfies readonly Guild[];

const byId = <T extends { id: string }>(list: T[]) => new Map(list.map((item) => [item.id, item]));
const index = () => ({
  settlers: byId(printed.settlers),
  buildings: byId(printed.buildings),
  council: byId(printed.council_tiles),
  characters: byId(printed.characters),
  events: byId(printed.events),
});
let by = index();

/** Draws from these from now on; before anything is drawn. */
export function print(others: Printed): void {
  printed = others;
  by = index();
}

export const settlersCard = (id: string) => by.settlers.get(id);
export const building = (id: string) => by.buildings.get(id);
export const councilTile = (id: string) => by.council.get(id);
export const characterCard = (id: string) => by.characters.get(id);
/** What the Event of the round changes and what follows from it, a sentence each. */
export const eventSays = (id: string | null): Step[] => (id === null ? [] : (by.events.get(id)?.says ?? []));
/** How much it changes something, or whether; 0 if it does not. */
export function eventChanges(id: string | null, effect: string): number {
  const said = eventSays(id).find(({ key }) => key === `key-${effect}`);
  return said ? Number(said.args.n ?? 1) : 0;
}

/** Modifiers it takes to use a die that shows this as that value. */
export const modifiersFor = (die: number, value: number): number => printed.modifiers[die - 1]?.[value - 1] ?? 0;

/** The key of a Building's name. */
export const buildingKey = (id: string) => (building(id)?.guild ? `workshop-${id}` : `building-${id}`);
export const guildOf = (good: Good): Guild => GUILDS[GOODS.indexOf(good)]!;
export const goodOf = (guild: Guild): Good => GOODS[GUILDS.indexOf(guild)]!;
