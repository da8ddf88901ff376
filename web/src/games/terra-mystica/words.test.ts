import { everyLanguage } from "../../board/testing/tables";
import { wordsAreWhole } from "../../board/testing/words";
import { printed } from "./printed";
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
    ...Object.keys(printed.factions).flatMap((id) => [`faction-${id}`, `ability-${id}`, `stronghold-${id}`]),
    ...printed.bonus_cards.flatMap(({ id }) => [`card-${id}`, `card-${id}-effect`]),
    ...printed.favor_tiles.flatMap(({ id }) => [`favor-${id}`, `favor-${id}-effect`]),
    ...printed.town_tiles.flatMap(({ id }) => [`town-${id}`, `town-${id}-effect`]),
    ...printed.scoring_tiles.flatMap(({ id }) => [`scoring-${id}`, `scoring-${id}-effect`]),
    ...printed.power_actions.map(({ id }) => `power-action-${id}`),
  ],
});
