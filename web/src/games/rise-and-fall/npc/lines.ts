// A line of a non-player card in words: when it counts, what it does, what it likes best.
import { priceText } from "../labels";
import type { Act } from "../protocol/Act";
import type { Line } from "../protocol/Line";
import type { Near } from "../protocol/Near";
import type { Place } from "../protocol/Place";
import type { Priced } from "../protocol/Priced";
import type { Target } from "../protocol/Target";
import type { Test } from "../protocol/Test";
import type { Word } from "../words";

type Limits = { less: number | null; at_least: number | null; exactly: number | null };

/** `at least 2`, `fewer than 3`, `exactly 1`. */
function bound(word: Word, limits: Limits): string {
  if (limits.exactly !== null) return word("npc-exactly", { count: limits.exactly });
  if (limits.at_least !== null) return word("npc-at-least", { count: limits.at_least });
  return word("npc-less", { count: limits.less ?? 0 });
}

const or = (word: Word, names: string[]) => names.join(word("npc-or"));
const terrains = (word: Word, list: readonly string[]) =>
  or(
    word,
    list.map((id) => word(`terrain-${id}`)),
  );
const pieces = (word: Word, list: readonly string[]) =>
  or(
    word,
    list.map((id) => word(`piece-${id}`)),
  );
const gold = (word: Word, count: number) => priceText(word, { gold: count, wood: 0, stone: 0 });
const priced = (word: Word, list: Priced[]) =>
  or(
    word,
    list.map((one) => `${word(`piece-${one.piece}`)} (${gold(word, one.gold)})`),
  );

export function testText(word: Word, test: Test): string {
  if ("controls" in test)
    return word("npc-test-controls", {
      bound: bound(word, test.controls),
      piece: word(`piece-${test.controls.piece}`),
    });
  if ("adjacent_friendly" in test)
    return word("npc-test-friendly", {
      bound: bound(word, test.adjacent_friendly),
      piece: word(`piece-${test.adjacent_friendly.piece}`),
    });
  if ("adjacent_player" in test)
    return word("npc-test-player", {
      bound: bound(word, test.adjacent_player),
      piece: pieces(word, test.adjacent_player.pieces),
    });
  if ("on" in test) return word("npc-test-on", { terrain: terrains(word, test.on) });
  if ("coastal" in test) return word(test.coastal ? "npc-test-coastal" : "npc-test-inland");
  if ("has" in test)
    return word("npc-test-has", { bound: bound(word, test.has), resource: word(`resource-${test.has.resource}`) });
  if ("gold" in test) return word("npc-test-gold", { bound: bound(word, test.gold) });
  if ("region_player_ships" in test) return word("npc-test-ships", { bound: bound(word, test.region_player_ships) });
  const coast = test.region_coastal_player;
  return word("npc-test-coast", {
    bound: bound(word, coast),
    piece: word(`piece-${coast.piece}`),
    terrain: word(`terrain-${coast.terrain}`),
  });
}

function near(word: Word, it: Near): string {
  const what =
    it.pieces.length > 0 ? word(`npc-of-${it.owner}`, { piece: pieces(word, it.pieces) }) : terrains(word, it.terrain);
  return word("npc-near", { what });
}

function target(word: Word, to: Target): string {
  if ("piece" in to) return word(`npc-of-${to.piece.owner}`, { piece: pieces(word, to.piece.pieces) });
  if ("region" in to) return word("npc-to-region", { terrain: terrains(word, to.region.terrain) });
  return place(word, { terrain: to.hex.terrain, coastal: to.hex.coastal, near: to.hex.near, region: null });
}

function place(word: Word, it: Place): string {
  const parts = [
    it.terrain.length > 0 ? terrains(word, it.terrain) : word("npc-any-hex"),
    it.coastal === null ? "" : word(it.coastal ? "npc-coastal" : "npc-inland"),
    it.region ? word("npc-largest") : "",
    it.near ? near(word, it.near) : "",
  ];
  return parts.filter(Boolean).join(" ");
}

export function actText(word: Word, act: Act): string {
  if ("move" in act) {
    const list = act.move.to.map((to) => target(word, to)).join(" › ");
    return act.move.range === null
      ? word("npc-act-sail", { list })
      : word("npc-act-move", { range: act.move.range, list });
  }
  if ("build" in act)
    return word("npc-act-build", {
      piece: word(`piece-${act.build.piece}`),
      price: priceText(word, { gold: 0, wood: act.build.wood, stone: act.build.stone }),
    });
  if ("produce" in act) return word("npc-act-produce", { amount: act.produce.amount });
  if ("taxes" in act) return word("npc-act-taxes", act.taxes);
  if ("tithe" in act) return word("npc-act-tithe", { each: act.tithe.each });
  if ("ship_trade" in act) return word("npc-act-ship-trade", { each: act.ship_trade.each });
  if ("merchant_trade" in act) return word("npc-act-merchant-trade", act.merchant_trade);
  if ("grow" in act)
    return word("npc-act-grow", {
      piece: word(`piece-${act.grow.piece}`),
      terrain: terrains(word, act.grow.terrain),
      price: gold(word, act.grow.gold),
    });
  if ("convert" in act) return word("npc-act-convert", { list: priced(word, act.convert.targets) });
  if ("educate" in act) return word("npc-act-educate", { list: priced(word, act.educate.into) });
  if ("transform" in act)
    return word("npc-act-transform", {
      piece: word(`piece-${act.transform.into}`),
      price: gold(word, act.transform.gold),
    });
  if ("sell" in act) return word("npc-act-sell", { gold: act.sell.gold });
  if ("attack" in act) return word("npc-act-attack", { list: priced(word, act.attack.targets) });
  return word("npc-act-steal", { amount: act.steal.amount, piece: word(`piece-${act.steal.piece}`) });
}

export function lineText(word: Word, line: Line): { when: string[]; act: string; priority: string } {
  const [deed] = Object.values(line.do) as { priority?: Place[] }[];
  return {
    when: line.when.map((test) => testText(word, test)),
    act: actText(word, line.do),
    priority: (deed?.priority ?? []).map((it) => place(word, it)).join(" › "),
  };
}
