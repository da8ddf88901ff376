// Names of things on the table, in full, for tooltips and screen readers.
import type { TableDesk as Desk } from "./desk.svelte";
import type { Got } from "./protocol/Got";
import type { HexView } from "./protocol/HexView";
import type { Price } from "./protocol/Price";
import type { Word } from "./words";

export function hexLabel(desk: Desk, hex: HexView): string {
  const { word } = desk;
  const terrain = hex.terrain ? word(`terrain-${hex.terrain}`) : word("terrain-river");
  if (!hex.structure || hex.seat === null) return word("hex-free", { hex: hex.name, terrain });
  return word(hex.town ? "hex-in-town" : "hex-built", {
    hex: hex.name,
    terrain,
    structure: word(`structure-${hex.structure}`),
    who: desk.name(hex.seat),
  });
}

/** `3 coins, 1 worker`; nothing is said as a dash. */
export function gotText(word: Word, got: Partial<Got> | Price): string {
  const amounts = { coins: 0, workers: 0, priests: 0, power: 0, spades: 0, ...got };
  const parts = [
    amounts.coins > 0 && word("count-coins", amounts),
    amounts.workers > 0 && word("count-workers", amounts),
    amounts.priests > 0 && word("count-priests", amounts),
    amounts.power > 0 && word("count-power", amounts),
    amounts.spades > 0 && word("count-spades", amounts),
  ];
  return parts.filter(Boolean).join(", ") || "–";
}
