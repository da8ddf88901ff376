// A table nobody has touched yet, for the city to be drawn on.
import { GUILDS, printed } from "../printed";
import type { View } from "../protocol/View";

const nothing = (count: number) => Array.from({ length: count }, () => null);

/** The city before the first die, with the first card of every pile. */
export function untouched(night: boolean): View {
  const ship = printed.ships[0];
  return {
    seat: null,
    round: 1,
    phase: "actions",
    first: 0,
    active: null,
    asked: [],
    options: night ? ["night", "chancellery"] : [],
    event: printed.events[0]?.id ?? null,
    objective: null,
    tavern: {
      dice: nothing(4),
      takes: [1, 2, 3, 4, 5, 6],
      cards: printed.settlers
        .filter((_, at) => at % 8 === 0)
        .slice(0, 6)
        .map((card) => card.id),
    },
    yard: nothing(4),
    yard_takes: [1, 2, 3, 4, 5, 6],
    guilds: GUILDS.map((guild) => ({
      guild,
      dice: nothing(3),
      open_slots: 2,
      workshops: nothing(3),
      apprentices: [],
      apprentice_slots: 4,
      income: 0,
      keeper: null,
    })),
    town_hall: printed.town_hall.map((_, at) => ({ tile: printed.buildings[at * 7]?.id ?? null, die: null })),
    building_prices: printed.town_hall.map((place) => place.price),
    house_price: printed.house_price,
    owner_reward_times: 1,
    port: {
      ship: ship?.id ?? "",
      price: ship?.price ?? [0, 0, 0, 0, 0, 0],
      spaces: ship?.spaces ?? [0, 0, 0, 0, 0, 0],
      sold: [0, 0, 0, 0, 0, 0],
      more: 0,
      closed: false,
      dice: nothing(6),
    },
    council: printed.council_rows.map((_, row) =>
      printed.councillors.map((_, column) => ({
        tile: printed.council_tiles[row * 6 + column]?.id ?? null,
        die: null,
        asks: [],
      })),
    ),
    council_loss: printed.council_reputation_loss,
    berk: nothing(3),
    castle: nothing(3),
    castle_closed: false,
    chancellery: night ? { dice: nothing(6), offices: nothing(12) } : null,
    piles: {
      settlers: 0,
      settlers_discarded: 0,
      buildings: 0,
      buildings_discarded: 0,
      council: 0,
      ships: 0,
      commissions: 0,
      dice_tiles: 0,
      modifiers: 0,
    },
    players: [],
    offered: [],
    rejected: [],
    put_under: [],
  };
}
