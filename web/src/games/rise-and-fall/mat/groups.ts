// The cards of a civilization as they lie on the table: in play, in hand, discarded, declined.
import { KINDS } from "../printed";
import type { CivView } from "../protocol/CivView";
import type { Kind } from "../protocol/Kind";
import type { CardState } from "./cards";

export interface Group {
  id: "play" | "hand" | "discard" | "decline";
  cards: { kind: Kind | null; state: CardState | "down"; count: number | null }[];
}

export function groupsOf(civ: CivView, phase: string): Group[] {
  const inWorld = (kind: Kind) => civ.in_world[KINDS.indexOf(kind)] ?? 0;
  const faceUp = (kind: Kind, state: CardState) => ({ kind, state, count: inWorld(kind) });
  const down = (count: number) =>
    Array.from({ length: count }, () => ({ kind: null, state: "down" as const, count: null }));
  const plays = phase === "actions" || phase === "select" ? civ.card : null;
  const giving = new Set(civ.giving);
  const hidden = civ.has_chosen && plays === null && phase === "select" ? 1 : 0;
  const groups: Group[] = [
    { id: "play", cards: [...(plays ? [faceUp(plays, "played")] : []), ...down(hidden)] },
    {
      id: "hand",
      cards: civ.hand.filter((kind) => kind !== plays && !giving.has(kind)).map((kind) => faceUp(kind, "hand")),
    },
    {
      id: "discard",
      cards: civ.discard.filter((kind) => kind !== plays && !giving.has(kind)).map((kind) => faceUp(kind, "discard")),
    },
    {
      id: "decline",
      cards: [
        ...[...giving, ...civ.decline].map((kind) => faceUp(kind, "decline")),
        ...down(Math.max(0, civ.giving_count - giving.size)),
      ],
    },
  ];
  return groups.filter(({ cards }) => cards.length > 0);
}
