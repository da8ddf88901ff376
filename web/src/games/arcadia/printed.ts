// What is printed on the components, by the names the view uses: of the tables the library carries,
// unless its host plays with others.
import printedJson from "./protocol/printed.json";
import type { Printed } from "./protocol/Printed";

export let printed = printedJson as unknown as Printed;

const byId = <T extends { id: string }>(list: T[]) => new Map(list.map((item) => [item.id, item]));
const index = () => ({
  people: byId(printed.characters),
  intrigues: byId(printed.intrigues),
  tactics: new Map(printed.tactics.map((one) => [one.card.id, one])),
  units: byId(printed.units),
  provinces: byId(printed.provinces),
  regions: byId(printed.regions),
  events: byId(printed.events),
  ideologies: byId(printed.ideologies),
  politics: byId(printed.politics),
  cards: [
    ...printed.characters.map(({ id }) => id),
    ...printed.intrigues.map(({ id }) => id),
    ...printed.tactics.map(({ card }) => card.id),
    "captain-1",
    "captain-2",
  ],
});
let by = index();

/** Draws from these from now on; before anything is drawn. */
export function print(others: Printed): void {
  printed = others;
  by = index();
}

export const personOf = (id: string) => by.people.get(id);
export const intrigueOf = (id: string) => by.intrigues.get(id);
export const tacticOf = (id: string) => by.tactics.get(id);
export const unitOf = (id: string) => by.units.get(id);
export const provinceOf = (id: string) => by.provinces.get(id);
export const regionOf = (id: string) => by.regions.get(id);
export const eventOf = (id: string) => by.events.get(id);
export const ideologyOf = (id: string) => by.ideologies.get(id);
export const politicsOf = (id: string) => by.politics.get(id);

/** What moves and events count, by its number. */
export const cardId = (number: number): string => by.cards[number] ?? "";
export const provinceId = (number: number): string => printed.provinces[number]?.id ?? "";
export const regionId = (number: number): string => printed.regions[number]?.id ?? "";
export const ideologyId = (number: number): string => printed.ideologies[number]?.id ?? "";
export const politicsId = (number: number): string => printed.politics[number]?.id ?? "";
export const eventId = (number: number): string => printed.events[number]?.id ?? "";

/** The number of a general among the units on a field. */
const GENERAL = 15;
/** A unit of the field by its number. */
export const unitId = (number: number): string => (number === GENERAL ? "general" : (printed.units[number]?.id ?? ""));

/** Where units are, by its number: one of three armies, or a province. */
export const ARMIES = 3;
export const postId = (number: number): string =>
  number < ARMIES ? `army-${number + 1}` : provinceId(number - ARMIES);
