// What the pieces of a card can do, with its prices: the text of the six cards.
import { priceText } from "../labels";
import { printed } from "../printed";
import type { Kind } from "../protocol/Kind";
import type { Word } from "../words";

export function abilities(word: Word, kind: Kind): string[] {
  const { costs } = printed;
  const priced = (deed: string, price: Parameters<typeof priceText>[1]) =>
    word("ability-priced", { deed: word(`deed-${deed}`), price: priceText(word, price) });
  const gains = (deed: string, gold: number) => word("ability-gains", { deed: word(`deed-${deed}`), gold });
  switch (kind) {
    case "nomad":
      return [
        word("deed-move"),
        word("deed-produce"),
        priced("build-city", costs.nomad_city),
        priced("build-temple", costs.nomad_temple),
        priced("build-ship", costs.nomad_ship),
      ];
    case "city": {
      const { plain = 0, forest = 0, mountain = 0 } = costs.taxes;
      return [
        priced("grow", costs.grow),
        word("ability-taxes", { plain, forest, mountain }),
        priced("educate-merchant", costs.educate_merchant),
        priced("educate-mountaineer", costs.educate_mountaineer),
      ];
    }
    case "ship":
      return [
        word("ability-sail"),
        priced("found-city", costs.ship_city),
        priced("found-temple", costs.ship_temple),
        priced("land-nomad", costs.land_nomad),
        priced("land-merchant", costs.land_merchant),
        word("ability-per-city", { deed: word("deed-trade"), gold: costs.ship_trade }),
      ];
    case "temple": {
      const list = Object.entries(costs.conversion).map(([unit, gold]) => `${word(`piece-${unit}`)} ${gold}`);
      return [
        word("ability-convert", { list: list.join(", ") }),
        word("ability-per-piece", { deed: word("deed-tithe"), gold: costs.tithe }),
      ];
    }
    case "mountaineer":
      return [
        word("ability-range", { deed: word("deed-move"), steps: costs.mountaineer_range }),
        word("deed-produce"),
        priced("build-city", costs.mountaineer_city),
      ];
    case "merchant":
      return [
        word("ability-range", { deed: word("deed-move"), steps: costs.merchant_range }),
        word("ability-trade", { opposing: costs.merchant_opposing, own: costs.merchant_own }),
        gains("sell-wood", costs.merchant_bank),
        priced("build-ship", costs.merchant_ship),
      ];
  }
}
