// What a card lets its pieces do, as short lines with prices and gains: the text printed on the six cards.
import { printed } from "../printed";
import type { Kind } from "../protocol/Kind";
import type { Price } from "../protocol/Price";
import type { Word } from "../words";

/** A number with a sign before it, and what it counts. */
export interface Amount {
  text: string;
  icon: "gold" | "wood" | "stone";
}

export interface DeedLine {
  text: string;
  amounts: Amount[];
}

const GOODS = ["wood", "stone", "gold"] as const;

export function deedLines(word: Word, kind: Kind): DeedLine[] {
  const { costs } = printed;
  const plain = (key: string, values?: Record<string, number>): DeedLine => ({
    text: word(`line-${key}`, values),
    amounts: [],
  });
  /** What has no price says that it is free. */
  const priced = (name: string, price: Price): DeedLine => {
    const amounts = GOODS.filter((icon) => price[icon] > 0).map((icon) => ({ text: `${price[icon]}`, icon }));
    return { text: amounts.length > 0 ? name : word("line-free", { what: name }), amounts };
  };
  const gold = (text: string, amount: string): DeedLine => ({ text, amounts: [{ text: amount, icon: "gold" }] });
  const piece = (id: string) => word(`piece-${id}`);
  switch (kind) {
    case "nomad":
      return [
        plain("move", { steps: costs.nomad_range }),
        plain("produce"),
        priced(piece("city"), costs.nomad_city),
        priced(piece("temple"), costs.nomad_temple),
        priced(piece("ship"), costs.nomad_ship),
      ];
    case "city": {
      const taxes = Object.values(costs.taxes).filter((amount) => amount > 0);
      return [
        priced(piece("nomad"), costs.grow),
        gold(word("line-taxes"), `+${Math.min(...taxes)}–${Math.max(...taxes)}`),
        priced(piece("merchant"), costs.educate_merchant),
        priced(piece("mountaineer"), costs.educate_mountaineer),
      ];
    }
    case "ship":
      return [
        plain("sail"),
        priced(piece("city"), costs.ship_city),
        priced(piece("temple"), costs.ship_temple),
        priced(piece("nomad"), costs.land_nomad),
        priced(piece("merchant"), costs.land_merchant),
        gold(word("line-trade"), `+${costs.ship_trade}`),
      ];
    case "temple": {
      // Those that cost the same stand together.
      const prices = new Map<number, string[]>();
      for (const [unit, price] of Object.entries(costs.conversion))
        prices.set(price, [...(prices.get(price) ?? []), piece(unit)]);
      const converted = [...prices.entries()]
        .sort(([a], [b]) => a - b)
        .map(([price, units], nth) =>
          gold(nth === 0 ? word("line-convert", { what: units.join(", ") }) : units.join(", "), `${price}`),
        );
      return [...converted, gold(word("line-tithe"), `+${costs.tithe}`)];
    }
    case "mountaineer":
      return [
        plain("move", { steps: costs.mountaineer_range }),
        plain("produce"),
        priced(piece("city"), costs.mountaineer_city),
      ];
    case "merchant":
      return [
        plain("move", { steps: costs.merchant_range }),
        gold(word("line-trade-opposing"), `+${costs.merchant_opposing}`),
        gold(word("line-trade-own"), `+${costs.merchant_own}`),
        gold(word("line-sell"), `+${costs.merchant_bank}`),
        priced(piece("ship"), costs.merchant_ship),
      ];
  }
}
