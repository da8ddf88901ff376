import { expect, it } from "vitest";
import { wordsAreWhole } from "../../board/testing/words";
import { cardLines, eventLines, ideologyLines, politicsLines, timingKey } from "./labels";
import { printed } from "./printed";
import { words } from "./words";

await wordsAreWhole("arcadia", [
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
]);

it("says in words what every card does", () => {
  for (const lang of ["en", "fr"] as const) {
    const word = words(lang);
    const all = [
      ...[...printed.characters, ...printed.intrigues].flatMap(({ id }) => cardLines(word, id)),
      ...printed.events.flatMap(({ id }) => eventLines(word, id)),
      ...printed.ideologies.flatMap(({ id }) => ideologyLines(word, id)),
      ...printed.politics.flatMap(({ id }) => politicsLines(word, id)),
    ];
    expect(all.length).toBeGreaterThan(50);
    for (const line of all) expect(line).not.toMatch(/[{}]|undefined|\b(do|key|hears|chain)-/i);
  }
});
