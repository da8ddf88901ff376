// Where on the table each move is made. Nothing is decided here: the moves come from the server.
import type { LegalMove } from "../../protocol/LegalMove";
import { NO_CARD } from "./printed";
import type { Cult } from "./protocol/Cult";
import type { Faction } from "./protocol/Faction";
import type { Move } from "./protocol/Move";
import type { Structure } from "./protocol/Structure";
import type { Terrain } from "./protocol/Terrain";

/** Something on the table that can be clicked. */
export type Place =
  | `hex:${number}`
  | `site:${number}`
  | `power-action:${number}`
  | `cult:${Cult}`
  | `order:${Cult}:${number}`
  | `favor:${number}`
  | `town:${number}`
  | `card:${number}`
  | `faction:${Faction}`
  | `terrain:${Terrain}`
  | `building:${Structure}`
  | `bowl:${1 | 2 | 3}`
  | `offer:${number}`
  | "coins"
  | "workers"
  | "priests"
  | "points"
  | "shipping"
  | "digging"
  | "bridges"
  | "stronghold"
  | "own-card"
  | "own-favor"
  /** Buttons for what has no piece of its own: one for each move. */
  | "buttons";

export const moveOf = (legal: LegalMove): Move => legal.move as Move;

/** All places a move can be made from, the most natural one first. */
export function placesOf(move: Move): Place[] {
  switch (move.kind) {
    case "choose_faction":
      return [`faction:${move.faction}`];
    case "choose_terrain":
    case "unlock":
    case "shapeshift":
      return [`terrain:${move.terrain}`];
    case "place_dwelling":
    case "build":
      return [`hex:${move.at}`, "building:dwelling"];
    case "transform":
      return [`hex:${move.at}`, `terrain:${move.to}`];
    case "upgrade":
      return [`hex:${move.at}`, `building:${move.to}`];
    case "connect":
      return [`hex:${move.river}`];
    case "place_bridge":
      return [`site:${move.site}`, "bridges"];
    case "choose_card":
      return [`card:${move.card}`];
    case "pass":
      return move.card === NO_CARD ? ["buttons", "own-card"] : [`card:${move.card}`];
    case "burn":
      return ["bowl:2"];
    case "convert":
      return conversion(move.what);
    case "advance_shipping":
      return ["shipping"];
    case "advance_digging":
      return ["digging"];
    case "buy_spade":
      return ["buttons", "digging"];
    case "send_priest":
      return [`order:${move.cult}:${move.steps}`, `cult:${move.cult}`];
    case "power_action":
      return [`power-action:${move.action}`];
    case "special_action":
      return special(move.action);
    case "step":
    case "enter":
    case "lose":
      return [`cult:${move.cult}`];
    case "take_favor":
      return [`favor:${move.tile}`];
    case "take_town":
      return [`town:${move.tile}`];
    case "ordain":
      return ["buttons", "priests"];
    case "take_power":
    case "decline_power":
      return ["buttons", `offer:${move.offer}`];
    case "buy_token":
      return move.buy ? ["buttons", "bowl:3"] : ["buttons"];
    case "keep_priest":
      return ["buttons", "priests"];
    case "wait":
    case "done":
    case "give_up_spades":
    case "leave":
      return ["buttons"];
  }
}

function conversion(what: (Move & { kind: "convert" })["what"]): Place[] {
  switch (what) {
    case "power-to-priest":
      return ["bowl:3", "priests"];
    case "power-to-worker":
      return ["bowl:3", "workers"];
    case "power-to-coin":
      return ["bowl:3", "coins"];
    case "priest-to-worker":
      return ["priests", "workers"];
    case "worker-to-coin":
      return ["workers", "coins"];
    case "point-to-coin":
      return ["points", "coins"];
    case "coins-to-point":
      return ["coins", "points"];
  }
}

function special(action: (Move & { kind: "special_action" })["action"]): Place[] {
  switch (action) {
    case "bonus-spade":
    case "bonus-cult":
      return ["own-card"];
    case "favor-cult":
      return ["own-favor"];
    case "engineers-bridge":
      return ["bridges"];
    default:
      return ["stronghold"];
  }
}

/** Building before digging, home before foreign terrain, the short way before the long one. */
export function likely(move: Move, home: Terrain | null): number {
  if (move.kind === "build" || move.kind === "upgrade") return 0;
  if (move.kind !== "transform") return 1;
  return (move.to === home ? 2 : 3) + (move.long ? 2 : 0);
}

/**
 * What one click does. A hex that can be built on is built on; digging it up again is what few
 * would want, and is found by a right click, or on the card a long press opens.
 */
export function obvious(moves: LegalMove[]): LegalMove[] {
  const first = moves[0];
  if (!first || moveOf(first).kind !== "build") return moves;
  const others = moves.slice(1).map(moveOf);
  return others.every((move) => move.kind === "transform") ? [first] : moves;
}
