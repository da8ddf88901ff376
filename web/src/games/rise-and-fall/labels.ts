// Names of things on the table, in full, for tooltips and screen readers.
import type { TableDesk as Desk } from "./desk.svelte";
import type { HexView } from "./protocol/HexView";
import type { Price } from "./protocol/Price";
import type { Word } from "./words";

export const hexName = ({ q, r }: { q: number; r: number }): string => `${q},${r}`;

/** A hex with everything on it. */
export function hexLabel(desk: Desk, hex: HexView, cell: number): string {
  const { word, view } = desk;
  const on = [
    ...view.pieces
      .filter((piece) => piece.at === cell)
      .map((piece) => word("of-civ", { what: word(`piece-${piece.kind}`), who: word(`civ-${piece.seat}`) })),
    ...(view.tales?.monuments ?? [])
      .filter((it) => it.at === cell)
      .map((it) => word("of-civ", { what: word(`monument-${it.monument}`), who: word(`civ-${it.seat}`) })),
    ...(view.tales?.creatures ?? []).filter((it) => it.at === cell).map((it) => word(`tale-${it.creature}`)),
    ...(view.tales?.sites ?? []).filter((it) => it.q === hex.q && it.r === hex.r).map((it) => word(`tale-${it.tale}`)),
  ];
  const ground = word("hex-label", { hex: hexName(hex), terrain: word(`terrain-${hex.terrain}`) });
  return on.length > 0 ? word("hex-holds", { ground, list: on.join(", ") }) : ground;
}

/** A Region: how large, what it is worth, who has it. */
export function regionLabel(desk: Desk, index: number): string {
  const { word } = desk;
  const region = desk.view.regions[index];
  if (!region) return "";
  const terrain = word(`terrain-${region.terrain}`);
  const there = region.counts.flatMap((count, seat) => (count > 0 ? [`${word(`civ-${seat}`)} ${count}`] : []));
  const about = word("region-about", {
    terrain,
    size: region.size,
    points: region.master === null ? region.worth : region.points,
  });
  if (region.master !== null)
    return `${about} ${word("region-master", { who: word(`civ-${region.master}`), list: there.join(", ") })}`;
  return `${about} ${there.length > 0 ? word("region-tied", { list: there.join(", ") }) : word("region-nobody")}`;
}

/** `1 Wood, 2 Stone`, or free. */
export function priceText(word: Word, price: Price): string {
  const parts = [
    price.gold > 0 && word("count-gold", { count: price.gold }),
    price.wood > 0 && word("count-wood", { count: price.wood }),
    price.stone > 0 && word("count-stone", { count: price.stone }),
  ];
  return parts.filter(Boolean).join(", ") || word("price-free");
}

/** A name at the beginning of a line. */
export const begun = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
