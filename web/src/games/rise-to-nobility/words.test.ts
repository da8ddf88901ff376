import { expect, it } from "vitest";
import { wordsAreWhole } from "../../board/testing/words";
import { eventText } from "./labels";
import { buildingKey, printed } from "./printed";
import { words } from "./words";

await wordsAreWhole("rise-to-nobility", [
  ...printed.settlers.map(({ id }) => `settlers-${id}`),
  ...printed.buildings.map(({ id }) => buildingKey(id)),
  ...printed.characters.map(({ id }) => `character-${id}`),
  ...printed.ships.map(({ id }) => id),
  ...printed.events.flatMap(({ id, says }) => [`event-${id}`, ...says.map(({ key }) => key)]),
  ...printed.objectives.flatMap(({ id, conditions }) => [`objective-${id}`, ...conditions.map(([key]) => key)]),
  ...printed.commissions.flatMap(({ id }) => [`commission-${id}`, `commission-${id}-text`]),
  ...printed.councillors.flatMap((people) => [`people-${people}`, `short-${people}`]),
  ...printed.offices.map(({ benefit }) => `benefit-${benefit}`),
]);

it("makes the text of every Event from what it does", () => {
  for (const lang of ["en", "fr"] as const) {
    for (const { id } of printed.events) {
      const text = eventText(words(lang), id).replaceAll(/[\u2068\u2069]/g, "");
      expect(text, id).toMatch(/^[^{}]+\.$/);
      expect(text, id).not.toMatch(/undefined|\b(do|key|hears|chain)-/);
    }
  }
  const chance = eventText(words("fr"), "second-chance").replaceAll(/[\u2068\u2069]/g, "");
  expect(chance).toBe("Après le lancer, dans l’ordre du tour, chacun peut relancer une fois les dés de son choix.");
});
