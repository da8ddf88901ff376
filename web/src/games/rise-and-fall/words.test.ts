import { describe, expect, it } from "vitest";
import { wordsAreWhole } from "../../board/testing/words";
import { lineText } from "./npc/lines";
import { printed } from "./printed";
import { words } from "./words";

await wordsAreWhole("rise-and-fall", [
  ...printed.pieces.map(({ kind }) => `piece-${kind}`),
  ...printed.guilds.flatMap(({ guild }) => [`guild-${guild}`, `guild-${guild}-effect`]),
  ...printed.tales.flatMap(({ tale }) => [`tale-${tale}`, `tale-${tale}-effect`]),
  ...Object.keys(printed.tiles).map((id) => `tile-${id}`),
  ...printed.objectives.map(({ id }) => `objective-${id}`),
  ...printed.npc_cards.flatMap(({ npc }) => [`npc-${npc}`, `npc-${npc}-effect`]),
]);

describe("the lines of non-player cards", () => {
  it("are said in full in both languages", () => {
    for (const lang of ["en", "fr"] as const) {
      const word = words(lang);
      const said = printed.npc_cards.flatMap((card) => card.line.map((line) => lineText(word, line)));
      const texts = said.flatMap(({ when, act, priority }) => [...when, act, priority]);
      expect(texts.filter((text) => /[{}]|undefined|null|npc-|piece-|terrain-/.test(text))).toEqual([]);
      expect(said.every(({ act }) => act.length > 3)).toBe(true);
    }
  });
});
