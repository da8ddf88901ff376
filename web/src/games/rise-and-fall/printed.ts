// What is printed on the components: of the tables the library carries, unless its host plays with
// others.
import printedJson from "./protocol/printed.json";
import type { AiCard } from "./protocol/AiCard";
import type { Kind } from "./protocol/Kind";
import type { Npc } from "./protocol/Npc";
import type { Printed } from "./protocol/Printed";
import type { Terrain } from "./protocol/Terrain";

export let printed = printedJson as unknown as Printed;

/** In the order of the tables, as the view counts pieces. */
export const KINDS = ["nomad", "city", "ship", "temple", "mountaineer", "merchant"] as const satisfies readonly Kind[];
export const LAYERS = ["sea", "plain", "forest", "mountain", "glacier"] as const satisfies readonly Terrain[];

/** Draws from these from now on; before anything is drawn. */
export function print(others: Printed): void {
  printed = others;
}

export const piece = (kind: Kind) => printed.pieces.find((piece) => piece.kind === kind);
export const tale = (id: string) => printed.tales.find((card) => card.tale === id);
export const npcCard = (npc: Npc, kind: Kind, level: number): AiCard | undefined =>
  printed.npc_cards.find((card) => card.npc === npc && card.piece === kind && card.level === level);
