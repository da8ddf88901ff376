// Offers of power as lines from the new house to the nearest one of whom they are made to.
import type { Point } from "../../../svg/hex";
import type { HexView } from "../protocol/HexView";
import type { OfferView } from "../protocol/OfferView";

type Placed = HexView & Point;

export interface OfferLine extends Point {
  offer: OfferView;
  /** A curve between the two. */
  way: string;
}

/** Where each seat built last says where its power comes from. */
export function offerLines(offers: OfferView[], hexes: Placed[], origins: ReadonlyMap<number, number>): OfferLine[] {
  return offers.flatMap((offer) => {
    const from = hexes[origins.get(offer.from) ?? -1];
    const to = from && nearest(from, hexes, offer.to);
    if (!from || !to || offer.power === 0) return [];
    // Sideways from the middle, so that it lies over no house.
    const [across, down] = [to.x - from.x, to.y - from.y];
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    const bend = { x: x - down * 0.25, y: y + across * 0.25 };
    const way = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
    return [{ offer, way, x: x - down * 0.12, y: y + across * 0.12 }];
  });
}

function nearest(from: Placed, hexes: Placed[], seat: number): Placed | undefined {
  const away = (hex: Placed) => Math.hypot(hex.x - from.x, hex.y - from.y);
  return hexes
    .filter((hex) => hex.seat === seat && hex.structure)
    .reduce<Placed | undefined>((best, hex) => (best && away(best) <= away(hex) ? best : hex), undefined);
}
