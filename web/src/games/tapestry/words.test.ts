import { wordsAreWhole } from "../../board/testing/words";
import { printed } from "./printed";

await wordsAreWhole("tapestry", [
  ...printed.tracks.flatMap(({ track, spaces }) => [`track-${track}`, ...spaces.map(({ id }) => `space-${id}`)]),
  ...printed.technologies.map(({ id }) => `technology-${id}`),
  ...printed.tapestries.map(({ id }) => `tapestry-${id}`),
  ...printed.masterpieces.map(({ id }) => `masterpiece-${id}`),
  ...printed.civilizations.map(({ id }) => `civilization-${id}`),
  ...printed.capitals.map(({ id }) => `capital-${id}`),
  ...printed.landmarks.map(({ id }) => `landmark-${id}`),
  ...printed.achievements.flatMap(({ id }) => [`achievement-${id}`, `board-${id}`]),
]);
