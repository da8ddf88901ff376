// Names of things on the table, in full, for tooltips and screen readers.
import { building, buildingKey, characterCard, councilTile, eventSays, GOODS, printed, settlersCard } from "./printed";
import type { DieView } from "./protocol/DieView";
import type { Step } from "./protocol/Step";
import type { Word } from "./words";

/** Whose die it is; the Automa's are told by their colour. */
export function roller(word: Word, person: (seat: number) => string, { seat, automa }: DieView): string {
  return seat === null ? word("automa", { colour: automa ?? "" }) : person(seat);
}

/** `2 Books, 1 Magic`; nothing is said as a dash. */
export function goodsText(word: Word, goods: readonly number[]): string {
  const parts = GOODS.flatMap((good, at) =>
    goods[at] ? [word("counted-good", { count: goods[at], good: word(`count-${good}`, { count: goods[at] }) })] : [],
  );
  return parts.join(", ") || "–";
}

export function settlersText(word: Word, id: string): string {
  const card = settlersCard(id);
  if (!card) return id;
  return word("settlers-card", {
    card: word(`settlers-${id}`),
    people: word(`people-${card.people}`),
    least: card.least,
    most: card.most,
    goods: card.goods.map((good) => word(`good-${good}`)).join(", "),
    count: card.workers,
    stars: card.stars,
  });
}

export const effectText = (word: Word, effect: string): string => word(`effect-${effect.replaceAll("_", "-")}`);

export function buildingText(word: Word, id: string): string {
  const tile = building(id);
  const name = word(buildingKey(id));
  if (!tile) return name;
  if (!tile.guild) return word("tile-communal", { name });
  return word("tile-workshop", {
    name,
    guild: word(`guild-${tile.guild}`),
    effects: tile.effects.map((effect) => effectText(word, effect)).join(" / "),
  });
}

export function councilText(word: Word, id: string, loss = printed.council_reputation_loss): string {
  const tile = councilTile(id);
  if (!tile) return id;
  const goods = goodsText(word, tile.goods);
  const cost = tile.coins > 0 ? `${goods}, ${word("n-coins", { coins: tile.coins })}` : goods;
  return word("tile-council", {
    points: tile.points,
    cost,
    nobility: tile.nobility,
    loss,
  });
}

/** Values of dice a slot takes: `1–2`, `1–6` or `4`. */
export function diceText(dice: readonly number[]): string {
  const [first, last] = [dice[0], dice[dice.length - 1]];
  return dice.length > 1 ? `${first}–${last}` : `${first ?? ""}`;
}

/** What an Event does. */
export const eventText = (word: Word, id: string): string =>
  eventSays(id)
    .map((said) => word(said.key, said.args))
    .join(" ");

/** The power of a Lord, step by step. */
export function lordText(word: Word, power: readonly Step[]): string {
  return power.map((step) => word(step.key, step.args)).join(", ");
}

export function characterText(word: Word, id: string): string {
  const card = characterCard(id);
  if (!card) return id;
  return word("character-about", {
    good: word(`good-${card.good}`),
    level: printed.lord_level,
    power: lordText(word, card.lord_power),
  });
}
