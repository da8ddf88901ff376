import { everyLanguage } from "../../board/testing/tables";
import { wordsAreWhole } from "../../board/testing/words";
import { timingKey } from "./labels";
import { printed } from "./printed";
import { positions } from "./samples/load";
import { say } from "./say";
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
    ...printed.nations.flatMap(({ nation }) => [`nation-${nation}`, `nation-${nation}-text`]),
    ...printed.regions.flatMap(({ id }) => [`region-${id}`, `ribbon-${id}`]),
    ...printed.provinces.map(({ id }) => `province-${id}`),
    ...printed.units.map(({ id }) => `unit-${id}`),
    ...printed.characters.map(({ id }) => `card-${id}`),
    ...printed.intrigues.map(({ id }) => `card-${id}`),
    ...printed.tactics.flatMap(({ card }) => [`card-${card.id}`, timingKey(card.timing)]),
    ...printed.events.map(({ id }) => `event-card-${id}`),
    ...printed.ideologies.map(({ id }) => `ideology-${id}`),
    ...printed.politics.map(({ id }) => `politics-${id}`),
  ],
});
