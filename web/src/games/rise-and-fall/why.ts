// What a click on something would mean if it were allowed, in the game's notation, so that the
// server can say why it is not.
import { hexName } from "./labels";
import type { Kind } from "./protocol/Kind";
import type { View } from "./protocol/View";

/** Lay the tile there, put a first piece there, aim there, or act with what stands there. */
export function hexWhy(view: View, seat: number | null, cell: number): string | undefined {
  const hex = view.hexes[cell];
  if (seat === null || !hex) return undefined;
  const name = hexName(hex);
  const me = view.civs[seat];
  switch (view.phase) {
    case "world":
      return view.laying && view.laying.lifts > 0 ? `lift ${name}` : `tile ${name}`;
    case "deploy":
      return `place ${view.pieces.some((piece) => piece.seat === seat && piece.kind === "nomad") ? "city" : "nomad"} ${name}`;
    case "creatures":
    case "event":
      return `at ${name}`;
    case "actions":
      if (view.picked !== null || view.npcs?.options.length) return `at ${name}`;
      return `${name} ${deedOf(me?.card ?? null)}`;
    default:
      return undefined;
  }
}

/** What pieces of a kind do most. */
function deedOf(card: Kind | null): string {
  if (card === "city") return "grow";
  if (card === "temple") return "convert";
  return "move";
}

/** Play it, give it into decline, or buy it back. */
export function cardWhy(view: View, seat: number | null, card: Kind): string | undefined {
  if (seat === null) return undefined;
  switch (view.phase) {
    case "select":
      return `card ${card}`;
    case "decline":
      return `decline ${card}`;
    case "buy-back":
      return `buy ${card}`;
    default:
      return undefined;
  }
}
