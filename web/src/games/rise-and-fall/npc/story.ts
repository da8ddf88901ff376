// What the news told about the cards of non-player civilizations: which lines were read for which
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
  lines: ReadonlyMap<number, Verdict>;
  idle: boolean;
}

/** One card, from its drawing to its last piece. */
export interface Story {
  seat: number;
  card: { piece: Kind; level: number };
  pieces: readonly ActingPiece[];
  /** The Smiley die, face by face. */
  smileys: readonly boolean[];
}

/** So many cards are remembered: a round of all four civilizations. */
const KEPT = 4;

/** The stories go on with these events; the same list if they say nothing about them. */
export function told(stories: readonly Story[], events: readonly Event[]): readonly Story[] {
  let all = stories;
  const change = (how: (story: Story) => Story) => {
    const last = all.at(-1);
    if (last) all = [...all.slice(0, -1), how(last)];
  };
  /** The piece that acts: a new one once the last has acted. */
  const piece = (at: number, how: (piece: ActingPiece) => ActingPiece) =>
    change((story) => {
      const last = story.pieces.at(-1);
      const goesOn = last?.at === at && !last.idle && ![...last.lines.values()].some((line) => line.done);
      const before = goesOn ? story.pieces.slice(0, -1) : story.pieces;
      return { ...story, pieces: [...before, how(goesOn ? last : { at, lines: new Map(), idle: false })] };
    });
  for (const event of events) {
    switch (event.kind) {
      case "npc_card":
        all = [
          ...all,
          { seat: event.seat, card: { piece: event.piece, level: event.level }, pieces: [], smileys: [] },
        ].slice(-KEPT);
        break;
      case "npc_line":
        piece(event.at, (it) => ({
          ...it,
          lines: new Map([...it.lines, [event.line, { done: event.done, failed: event.failed }]]),
        }));
        break;
      case "npc_idle":
        piece(event.at, (it) => ({ ...it, idle: true }));
        break;
      case "smiley":
        change((story) => ({ ...story, smileys: [...story.smileys, event.happy] }));
        break;
    }
  }
  return all;
}
