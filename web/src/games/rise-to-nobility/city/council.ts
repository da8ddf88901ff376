// What a tile of the Stone Council asks for, beside what somebody has.
import type { Fact } from "../../../board/explain.svelte";
import { councilTile, GOODS, settlersCard } from "../printed";
import type { Benefit } from "../protocol/Benefit";
import type { People } from "../protocol/People";
import type { PlayerView } from "../protocol/PlayerView";
import type { Word } from "../words";

/** Each thing with a tick if one has it; without anybody to pay, only what it asks for. */
export function councilFacts(
  word: Word,
  id: string,
  people: People,
  me: PlayerView | null,
  benefits: readonly Benefit[],
): Fact[] {
  const tile = councilTile(id);
  if (!tile) return [];
  const met = (has: boolean) => (me ? { met: has } : {});
  const welcomed = me?.fulfilled.some((card) => settlersCard(card)?.people === people) ?? false;
  const facts: Fact[] = [
    { text: word("fact-people", { people: word(`people-${people}`) }), ...met(welcomed) },
    {
      text: word("fact-nobility", { nobility: tile.nobility, has: me?.nobility ?? 0 }),
      ...met((me?.nobility ?? 0) >= tile.nobility),
    },
  ];
  for (const [at, good] of GOODS.entries()) {
    const count = tile.goods[at] ?? 0;
    const has = me?.goods[at] ?? 0;
    if (count > 0)
      facts.push({
        text: word("fact-good", { count, good: word(`count-${good}`, { count }), has }),
        ...met(has >= count),
      });
  }
  if (tile.coins > 0 && !benefits.includes("council-no-coins"))
    facts.push({
      text: word("fact-coins", { coins: tile.coins, has: me?.coins ?? 0 }),
      ...met((me?.coins ?? 0) >= tile.coins),
    });
  return facts;
}
