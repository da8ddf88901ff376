// What the news told about the card of a non-player civilization: which lines were read for which
// piece, and what came of them.
import type { Event } from "../protocol/Event";
import type { Kind } from "../protocol/Kind";

/** What came of a line: taken, passed over for a condition, or not possible. */
export interface Verdict {
  done: boolean;
  failed: number | null;
}

export interface ActingPiece {
  at: number;
  lines: Map<number, Verdict>;
  idle: boolean;
}

export interface Story {
  seat: number | null;
  card: { piece: Kind; level: number } | null;
  pieces: ActingPiece[];
  /** The Smiley die, face by face. */
  smileys: boolean[];
}

export const newStory: Story = { seat: null, card: null, pieces: [], smileys: [] };

/** The story goes on with these events; the same one if they say nothing about it. */
export function told(story: Story, events: Event[]): Story {
  let next = story;
  let open = false;
  const current = (at: number): ActingPiece => {
    const last = next.pieces.at(-1);
    if (last && last.at === at && open) return last;
    const piece = last?.at === at && !last.idle && ![...last.lines.values()].some((line) => line.done) ? last : { at, lines: new Map(), idle: false };
    open = true;
    if (piece !== last) next = { ...next, pieces: [...next.pieces, piece] };
    else next = { ...next, pieces: [...next.pieces] };
    return piece;
  };
  for (const event of events) {
    switch (event.kind) {
      case "npc_card":
        next = { seat: event.seat, card: { piece: event.piece, level: event.level }, pieces: [], smileys: [] };
        open = false;
        break;
      case "npc_line":
        current(event.at).lines.set(event.line, { done: event.done, failed: event.failed });
        if (event.done) open = false;
        break;
      case "npc_idle":
        current(event.at).idle = true;
        open = false;
        break;
      case "smiley":
        next = { ...next, smileys: [...next.smileys, event.happy] };
        break;
    }
  }
  return next;
}
