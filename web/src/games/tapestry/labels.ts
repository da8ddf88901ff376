// Names of things on the table, and what they do, in full sentences.
import {
  capital,
  civilization,
  landmark,
  masterpiece,
  printed,
  spaceTile,
  tapestry,
  technology,
  tile,
  track,
} from "./printed";
import type { Piece } from "./protocol/Piece";
import type { Rival } from "./protocol/Rival";
import type { Text } from "./protocol/Text";
import type { Track } from "./protocol/Track";
import { partsOf } from "./symbols";
import type { Word } from "./words";

/** A message of the tables, said. */
export function textOf(word: Word, { key, args }: Text): string {
  const values = Object.entries(args).map(([name, piece]) => [name, pieceOf(word, piece)] as const);
  return word(key, Object.fromEntries(values));
}
function pieceOf(word: Word, piece: Piece): string | number {
  if (typeof piece === "number") return piece;
  return typeof piece === "string" ? (piece ? word(piece) : "") : textOf(word, piece);
}

/** Each line of a face by itself. */
export const linesOf = (word: Word, text: Text): string[] =>
  partsOf(text, "face-lines").map((piece) => sentence(String(pieceOf(word, piece))));

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What can be chosen as a card or tile, by its kind and id. */
export type Kind =
  | "technology"
  | "tapestry"
  | "masterpiece"
  | "civilization"
  | "capital"
  | "tile"
  | "space"
  | "landmark"
  | "landmark-card";

export function nameOf(word: Word, kind: Kind, id: string): string {
  switch (kind) {
    case "tile":
      return word("board-tile", { n: Number(id.slice(-2)) });
    case "space":
      return word("board-space-tile", { n: Number(id.slice(-2)) });
    case "landmark":
    case "landmark-card":
      return word(`landmark-${id}`);
    default:
      return word(`${kind}-${id}`);
  }
}

function faceOf(kind: Kind, id: string): Text | undefined {
  switch (kind) {
    case "technology":
      return technology(id)?.text;
    case "tapestry":
      return tapestry(id)?.text;
    case "masterpiece":
      return masterpiece(id)?.text;
    case "civilization":
      return civilization(id)?.text;
    case "tile":
      return tile(id)?.benefit;
    case "space":
      return spaceTile(id)?.benefit;
    default:
      return undefined;
  }
}

/** What it does, line by line. */
export function aboutOf(word: Word, kind: Kind, id: string): string[] {
  const face = faceOf(kind, id);
  if (face) return [...linesOf(word, face), ...needsOf(word, kind, id)];
  if (kind === "landmark") return [word("board-plots", { n: sizeOf(id) })];
  if (kind === "capital") {
    const printedOn = capital(id);
    if (!printedOn) return [];
    return [
      word("board-districts", { n: printedOn.districts.length }),
      word("board-impassable", { n: printedOn.impassable.length }),
    ];
  }
  if (kind === "landmark-card") {
    const card = printed.landmark_cards.find((one) => one.id === id);
    return card
      ? [word("board-landmark-card", { n: card.at_least, what: word(`count-${card.what.replaceAll("_", "-")}`) })]
      : [];
  }
  return [];
}

/** What a technology card needs for the top row. */
function needsOf(word: Word, kind: Kind, id: string): string[] {
  const needs = kind === "technology" ? technology(id)?.prerequisite : undefined;
  if (!needs) return [];
  if (needs === "landmark_on_card") return [word("board-needs-landmark")];
  if (needs === "charm_or_income_turn_5") return [word("board-needs-charm")];
  if ("track_tier" in needs) {
    return [word("board-needs-tier", { track: word(`track-${needs.track_tier.track}`), tier: needs.track_tier.tier })];
  }
  const { building, slot } = needs.income_slot;
  return [word("board-needs-slot", { building: word(`building-${building}`), n: slot })];
}

export const sizeOf = (id: string): number =>
  (landmark(id)?.footprint ?? []).reduce((all, row) => all + [...row].filter((cell) => cell === "1").length, 0);

/** A space of a track: its name, what it brings. */
export const spaceName = (word: Word, on: Track, space: number): string =>
  space === 0
    ? word("space-start", { track: word(`track-${on}`) })
    : word("space-named", { track: word(`track-${on}`), n: space, space: word(`space-${on}-${space}`) });

export function spaceText(word: Word, on: Track, space: number): string[] {
  const text = track(on).spaces[space - 1]?.text;
  return text ? linesOf(word, text) : [];
}

export const rivalName = (word: Word, rival: Rival): string => sentence(word(`rival-${rival}`));

/** What an option or a step is, said as a sentence. */
export const stepText = (word: Word, text: Text): string => sentence(textOf(word, text));
