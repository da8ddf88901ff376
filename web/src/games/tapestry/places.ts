// Where on the table each move is made. Every legal move has at least one place.
import type { LegalMove } from "../../protocol/LegalMove";
import type { Kind } from "./labels";
import { hexName, plotName, printed, TRACKS } from "./printed";
import type { Move } from "./protocol/Move";
import type { Track } from "./protocol/Track";
import type { View } from "./protocol/View";

/**
 * `space:military:3`, `track:arts`, `hex:e5`, `plot:c4`, `good:coin`, `mat:farm`, `era:1`, `turn:2`, `pick:tapestry:…` of
 * the cards that can be chosen, the same cards where they lie (`hand:…`, `tech:…`, `open:…`, `tile:…`), `income`,
 * `buttons`.
 */
export type Place = string;

export const moveOf = (legal: LegalMove): Move => legal.move as Move;

/** Tracks in play: those the view has tokens for. */
export const tracksOf = (view: View): Track[] => TRACKS.slice(0, view.players[0]?.tokens.length ?? TRACKS.length);

/** Where the token of a seat stands that began on this track. */
export const standing = (view: View, seat: number, token: Track): [Track, number] =>
  view.players[seat]?.tokens[TRACKS.indexOf(token)] ?? [token, 0];

/** The card or tile a move chooses, if it chooses one. */
export function picked(move: Move): { kind: Kind; id: string } | null {
  const card = (kind: Kind, list: { id: string }[], at: number) => ({ kind, id: list[at]?.id ?? "" });
  switch (move.kind) {
    case "landmark":
      return card("landmark", printed.landmarks, move.landmark);
    case "tile":
    case "discard_tile":
      return card("tile", printed.territory_tiles, move.tile);
    case "space":
      return card("space", printed.space_tiles, move.tile);
    case "invent":
    case "upgrade":
    case "circle":
    case "square":
    case "discard_technology":
    case "lay_on":
      return card("technology", printed.technologies, move.card);
    case "play":
    case "discard":
    case "respond":
    case "keep":
    case "copy":
    case "give":
      return card("tapestry", printed.tapestries, move.card);
    case "civilization":
      return card("civilization", printed.civilizations, move.civilization);
    case "capital":
      return card("capital", printed.capitals, move.capital);
    case "landmark_card":
      return card("landmark-card", printed.landmark_cards, move.card);
    case "masterpiece":
      return card("masterpiece", printed.masterpieces, move.card);
    default:
      return null;
  }
}

/** Where such a card or tile lies, beside the list of what can be chosen. */
const LIES: Record<Kind, string[]> = {
  technology: ["tech", "open"],
  tapestry: ["hand"],
  masterpiece: ["open", "work"],
  civilization: ["civ"],
  capital: [],
  tile: ["tile"],
  space: ["space"],
  landmark: ["landmark"],
  "landmark-card": [],
};

export function placesOf(move: Move, view: View, seat: number): Place[] {
  const card = picked(move);
  if (card) return [`pick:${card.kind}:${card.id}`, ...LIES[card.kind].map((where) => `${where}:${card.id}`)];
  switch (move.kind) {
    case "income":
      return ["income"];
    case "advance": {
      const [track, at] = standing(view, seat, move.token);
      return [`space:${track}:${Math.min(12, at + 1)}`];
    }
    case "regress": {
      const [track, at] = standing(view, seat, move.token);
      return [`space:${track}:${Math.max(0, at - 1)}`];
    }
    case "repeat": {
      const [track, at] = standing(view, seat, move.token);
      return [`space:${track}:${at}`];
    }
    case "track":
      return [`track:${move.track}`];
    case "take":
    case "pay":
      return ["buttons", `good:${move.resource}`];
    case "build":
    case "inspire":
      return ["buttons", `mat:${move.building}`];
    case "place": {
      const spot = view.placing?.spots.find(({ at, rotation }) => at === move.spot && rotation === move.rotation);
      return (spot?.plots ?? []).map((plot) => `plot:${plot}`);
    }
    case "plot":
      return [`plot:${plotName(move.plot)}`];
    case "plot_on":
    case "place_on":
      return [`era:${move.era}`];
    case "explore":
    case "conquer":
    case "hex":
      return [`hex:${hexName(move.hex)}`];
    case "turn":
      return [`turn:${move.rotation}`];
    default:
      return ["buttons"];
  }
}
