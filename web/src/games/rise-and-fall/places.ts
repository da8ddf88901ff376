// Where on the table each move is made. Nothing is decided here: the moves come from the server.
import type { LegalMove } from "../../protocol/LegalMove";
import type { Guild } from "./protocol/Guild";
import type { Kind } from "./protocol/Kind";
import type { Move } from "./protocol/Move";
import type { View } from "./protocol/View";

/** Something on the table that can be clicked. */
export type Place =
  | `hex:${number},${number}`
  | `card:${Kind}`
  | `guild:${Guild}`
  /** Buttons for what has no piece of its own: one for each move. */
  | "buttons";

export const moveOf = (legal: LegalMove): Move => legal.move as Move;

export const hexPlace = ({ q, r }: { q: number; r: number }): Place => `hex:${q},${r}`;

/** All places a move can be made from, the most natural one first. */
export function placesOf(move: Move, view: View): Place[] {
  const cell = (at: number): Place[] => {
    const hex = view.hexes[at];
    return hex ? [hexPlace(hex)] : ["buttons"];
  };
  switch (move.kind) {
    case "keep":
    case "pass_on":
    case "swap":
      return [`guild:${move.guild}`];
    case "anchor":
    case "lift":
      return [hexPlace(move)];
    case "deploy":
      return [...cell(move.at), `card:${move.piece}`];
    case "do":
    case "aim":
      return cell(move.at);
    case "choose":
    case "decline":
    case "buy_back":
      return [`card:${move.card}`];
    case "turn":
    case "hurry":
    case "end_turn":
    case "no_buy_back":
    case "no_swap":
    case "pass":
    case "take":
      return ["buttons"];
  }
}
