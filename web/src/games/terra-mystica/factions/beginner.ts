// A faction as it begins, by what is printed on its board.
import { board, printed } from "../printed";
import type { Faction } from "../protocol/Faction";
import type { PlayerView } from "../protocol/PlayerView";

export function beginner(faction: Faction, seat: number): PlayerView | null {
  const side = board(faction);
  if (!side) return null;
  const { start } = side;
  const income = { coins: 0, workers: 0, priests: 0, power: 0, spades: 0 };
  return {
    seat,
    faction,
    home: side.home,
    start: null,
    points: start.points,
    coins: start.coins,
    workers: start.workers,
    priests: start.priests,
    priests_in_orders: 0,
    bowls: start.bowls,
    cults: start.cults,
    shipping: side.shipping?.start ?? 0,
    shipping_now: side.shipping?.start ?? 0,
    digging: 0,
    leap: side.leap?.skip ?? 0,
    keys: 0,
    card: null,
    favors: [],
    towns: [],
    structures: [0, 0, 0, 0, 0],
    bridges_left: printed.bridges,
    income,
    card_used: false,
    favor_used: false,
    stronghold_used: false,
    passed: false,
    left: false,
    unlocked: [],
    reach: [],
    spades: null,
  };
}
