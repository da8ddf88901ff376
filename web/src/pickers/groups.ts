// Puts legal moves into groups a person can scan: those of one kind together, under the words they
// share, each with what is its own. Works for every game and language.
import type { LegalMove } from "../protocol/LegalMove";
import { plain } from "../text/search";

export interface Group {
  key: string;
  /** The words all members begin with; the whole text if there is one member. */
  title: string;
  members: Member[];
}

export interface Member {
  move: LegalMove;
  /** What remains of the text after the group's title. */
  rest: string;
}

/** The game's name for this kind of move. */
export function kind(move: LegalMove): string {
  const data = move.move;
  if (typeof data === "string") return data;
  if (typeof data === "object" && data !== null && "kind" in data) return String(data.kind);
  return move.text.split(" ")[0] ?? "";
}

/** How many words at the beginning all texts share; at least one word is left to each. */
export function sharedWords(texts: string[]): number {
  const split = texts.map((text) => text.split(" "));
  const first = split[0];
  if (!first) return 0;
  const most = Math.min(...split.map((words) => words.length)) - 1;
  let count = 0;
  while (count < most && split.every((words) => words[count] === first[count])) count += 1;
  // An amount belongs to what it counts.
  while (count > 0 && /^\d+$/.test(first[count - 1] ?? "")) count -= 1;
  // What stands in brackets stays together.
  const open = (words: string[]) =>
    words
      .join(" ")
      .replaceAll(/\([^()]*\)/g, "")
      .includes("(");
  while (open(first.slice(0, count))) count -= 1;
  return count;
}

export function groups(moves: LegalMove[]): Group[] {
  const kinds = new Map<string, LegalMove[]>();
  for (const move of moves) {
    const key = kind(move);
    const others = kinds.get(key);
    if (others) others.push(move);
    else kinds.set(key, [move]);
  }
  return [...kinds].map(([key, members]) => {
    const only = members[0];
    if (only && members.length === 1) return { key, title: only.text, members: [{ move: only, rest: only.text }] };
    const shared = sharedWords(members.map((move) => move.text));
    const title = (members[0]?.text.split(" ").slice(0, shared).join(" ") ?? "").replace(/[\s:,–-]+$/, "");
    const rest = (move: LegalMove) => move.text.split(" ").slice(shared).join(" ");
    return { key, title, members: members.map((move) => ({ move, rest: rest(move) })) };
  });
}

/** Moves whose words or notation contain everything typed. */
export function matching(moves: LegalMove[], typed: string): LegalMove[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return moves;
  return moves.filter((move) => {
    const text = plain(`${move.text} ${move.notation}`);
    return wanted.every((word) => text.includes(word));
  });
}
