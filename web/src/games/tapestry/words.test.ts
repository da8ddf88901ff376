import { everyLanguage } from "../../board/testing/tables";
import { wordsAreWhole } from "../../board/testing/words";
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
    ...printed.tracks.flatMap(({ track, spaces }) => [`track-${track}`, ...spaces.map(({ id }) => `space-${id}`)]),
    ...printed.technologies.map(({ id }) => `technology-${id}`),
    ...printed.tapestries.map(({ id }) => `tapestry-${id}`),
    ...printed.masterpieces.map(({ id }) => `masterpiece-${id}`),
    ...printed.civilizations.map(({ id }) => `civilization-${id}`),
    ...printed.capitals.map(({ id }) => `capital-${id}`),
    ...printed.landmarks.map(({ id }) => `landmark-${id}`),
    ...printed.achievements.flatMap(({ id }) => [`achievement-${id}`, `board-${id}`]),
  ],
});
