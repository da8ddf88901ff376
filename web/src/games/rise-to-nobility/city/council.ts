// What a tile of the Stone Council asks for, beside what the viewer has, as the view says it.
import type { Fact } from "../../../board/explain.svelte";
import type { CouncilAsk } from "../protocol/CouncilAsk";
import type { Word } from "../words";

/** Each thing with a tick if one has it; without anybody to pay, only what it asks for. */
export function councilFacts(word: Word, asks: readonly CouncilAsk[]): Fact[] {
  return asks.map((ask) => ({ text: textOf(word, ask), ...(ask.met === null ? {} : { met: ask.met }) }));
}

function textOf(word: Word, ask: CouncilAsk): string {
  const { count } = ask;
  const has = ask.has ?? 0;
  switch (ask.what) {
    case "welcomed":
      return word("fact-people", { people: word(`people-${ask.people}`) });
    case "nobility":
      return word("fact-nobility", { nobility: count, has });
    case "good":
      return word("fact-good", { count, good: word(`count-${ask.good}`, { count }), has });
    case "coins":
      return word("fact-coins", { coins: count, has });
  }
}
