import { everyLanguage } from "../../board/testing/tables";
import { wordsAreWhole } from "../../board/testing/words";
import { buildingKey, printed } from "./printed";
import { say } from "./say";
import { positions } from "./samples/load";
import { words } from "./words";
import en from "./words/en";
import fr from "./words/fr";

await everyLanguage(words);

wordsAreWhole({
  words,
  catalogues: { en, fr },
  sources: import.meta.glob<string>("./**/*.{svelte,ts}", { query: "?raw", eager: true, import: "default" }),
  positions,
  say,
  keys: [
    ...printed.settlers.map(({ id }) => `settlers-${id}`),
    ...printed.buildings.map(({ id }) => buildingKey(id)),
    ...printed.characters.map(({ id }) => `character-${id}`),
    ...printed.ships.map(({ id }) => id),
    ...printed.events.flatMap(({ id }) => [`event-${id}`, `event-${id}-text`]),
    ...printed.objectives.flatMap(({ id, conditions }) => [`objective-${id}`, ...conditions.map(([key]) => key)]),
    ...printed.commissions.flatMap(({ id }) => [`commission-${id}`, `commission-${id}-text`]),
    ...printed.councillors.flatMap((people) => [`people-${people}`, `short-${people}`]),
    ...printed.offices.map(({ benefit }) => `benefit-${benefit}`),
  ],
});
