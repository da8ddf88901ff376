import { wordsAreWhole } from "../../board/testing/words";
import { printed } from "./printed";

await wordsAreWhole("terra-mystica", [
  ...Object.keys(printed.factions).flatMap((id) => [`faction-${id}`, `ability-${id}`, `stronghold-${id}`]),
  ...printed.bonus_cards.flatMap(({ id }) => [`card-${id}`, `card-${id}-effect`]),
  ...printed.favor_tiles.flatMap(({ id }) => [`favor-${id}`, `favor-${id}-effect`]),
  ...printed.town_tiles.flatMap(({ id }) => [`town-${id}`, `town-${id}-effect`]),
  ...printed.scoring_tiles.flatMap(({ id }) => [`scoring-${id}`, `scoring-${id}-effect`]),
  ...printed.power_actions.map(({ id }) => `power-action-${id}`),
]);
