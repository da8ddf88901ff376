// Where on the table each move is made. Every legal move has at least one place.
import type { LegalMove } from "../../protocol/LegalMove";
import { cardId, ideologyId, politicsId, postId, provinceId, regionId } from "./printed";
import type { Blow } from "./protocol/Blow";
import type { Move } from "./protocol/Move";
import type { Odds } from "./protocol/Odds";
import type { Piece } from "./protocol/Piece";
import type { View } from "./protocol/View";

/**
 * `province:…`, `region:…`, `army:SEAT:0`, `card:…` of one's hand or court, `slot:…` of the own court, `who:SEAT`,
 * `war:1`, `clause:…` of a proposal, `post:…` and `unit:POST:UNIT` where own units are, `reserve:UNIT`,
 * `cell:X:Y` of the field, `camp:…` and `column:0` in deployment, `nation:…`, `ideology:…`, `politics:…`, `buttons`.
 */
export type Place = string;

export const moveOf = (legal: LegalMove): Move => legal.move as Move;

export const cell = (x: number, y: number): Place => `cell:${x}:${y}`;

/** Attacks, by what orders them. */
const BLOWS: Partial<Record<Move["kind"], Blow>> = {
  shoot: "shot",
  engage: "assault",
  charge: "charge",
  follow_up: "follow-up",
};

/** The unit a move of the battle is about. */
export function pieceOf(move: Move, view: View): Piece | undefined {
  if (!("column" in move && "row" in move) || !view.battle) return undefined;
  const { battle } = view;
  return battle.pieces.find(
    (piece) => piece.side === battle.side && piece.column === move.column && piece.row === move.row,
  );
}

/** What an attack promises, as the server has worked it out. */
export function oddsOf(move: Move, view: View): Odds | undefined {
  const blow = BLOWS[move.kind];
  if (!blow || !("toward" in move)) return undefined;
  return view.battle?.odds.find(
    (odds) => odds.blow === blow && odds.toward === move.toward && odds.column === move.column && odds.row === move.row,
  );
}

/** Whom a gun meets first that is aimed so. */
export function firstMet(move: Move, view: View): Piece | undefined {
  if (move.kind !== "aim") return undefined;
  const aim = view.battle?.aims.find(({ x, y }) => x === move.x && y === move.y);
  return aim && view.battle?.pieces[aim.line[0] ?? -1];
}

const placeOfPiece = (piece: Piece | undefined): Place[] => (piece ? [cell(piece.x, piece.y)] : []);

/** Where something goes that was taken up first: a card, a unit, a clause about a province. */
export function goalsOf(legal: LegalMove): Place[] {
  const move = moveOf(legal);
  switch (move.kind) {
    case "place":
    case "place_under":
      return [`slot:${move.slot}`];
    case "plot_player":
      return [`who:${move.who}`];
    case "plot_army":
      return [`army:${move.who}:${move.army}`];
    case "plot_province":
    case "cede":
    case "promise_no_entry":
      return [`province:${provinceId(move.province)}`];
    case "shift":
      return [`post:${postId(move.to)}`];
    case "deploy":
      return [`column:${move.column}`];
    default:
      return [];
  }
}

/** Where a move begins. */
export function placesOf(legal: LegalMove, view: View): Place[] {
  const move = moveOf(legal);
  switch (move.kind) {
    case "name":
      return [`who:${move.who}`];
    case "propose":
      return [`who:${move.to}`];
    case "vote":
      return [`vote:${move.who}`];
    case "pick_nation":
      return [`nation:${move.nation}`];
    case "pick_ideology":
      return [`ideology:${ideologyId(move.ideology)}`];
    case "pick_province":
      return [`province:${provinceId(move.province)}`];
    case "place":
    case "place_under":
    case "plot_player":
    case "plot_character":
    case "plot_army":
    case "plot_province":
    case "discard":
    case "take_heir":
    case "dismiss":
    case "plot":
    case "play_tactic":
      return [`card:${cardId(move.card)}`];
    case "choose_politics":
      return [`politics:${politicsId(move.card)}`];
    case "declare":
      return [`who:${move.against}`, ...(move.region === 255 ? [] : [`region:${regionId(move.region)}`])];
    case "choose_region":
      return [`region:${regionId(move.region)}`];
    case "capitulate":
    case "leave_war":
    case "treaty":
    case "invite":
      return [`war:${move.war + 1}`];
    case "disband":
    case "shift":
      return [`unit:${postId(move.from)}:${move.unit}`];
    case "take_free":
    case "buy":
      return [`reserve:${move.unit}`];
    case "hire":
      return [`hire:${move.slot}`];
    case "march":
      return [`province:${provinceId(move.to)}`, ...(view.seat === null ? [] : [`army:${view.seat}:${move.army}`])];
    case "intervene":
      return [`army:${view.seat}:${move.army}`];
    case "battle":
    case "assault":
      return [`province:${provinceId(move.province)}`];
    case "flee":
      return [`province:${provinceId(move.to)}`];
    case "give":
    case "ask":
      return [`clause:${move.kind}`];
    case "offer_alliance":
      return ["clause:alliance"];
    case "offer_truce":
      return ["clause:truce"];
    case "admit":
      return ["clause:admit"];
    case "ask_entry":
      return ["clause:enter"];
    case "compromise":
      return ["clause:compromise"];
    case "cede":
      return ["clause:cede"];
    case "promise_vote":
      return ["clause:promise-vote"];
    case "promise_no_contest":
      return ["clause:promise-no-contest"];
    case "promise_join":
      return ["clause:promise-join"];
    case "promise_pay":
      return ["clause:promise-pay"];
    case "promise_no_entry":
      return ["clause:promise-no-entry"];
    case "deploy":
      return [`camp:${legal.notation.split(" ")[1] ?? ""}`];
    case "aim": {
      const met = placeOfPiece(firstMet(move, view));
      return met.length > 0 ? met : ["aim:nothing"];
    }
    case "shoot":
    case "engage":
    case "charge":
    case "follow_up": {
      const target = view.battle?.pieces[oddsOf(move, view)?.target ?? -1];
      return [...placeOfPiece(pieceOf(move, view)), ...placeOfPiece(target)];
    }
    case "move_unit":
    case "glide":
    case "cannon":
    case "pick":
      return placeOfPiece(pieceOf(move, view));
    case "yes":
    case "no":
    case "done":
    case "stay_out":
    case "break_alliance":
    case "fight":
    case "garrison":
    case "lose":
    case "retreat":
    case "assign_column":
    case "allot":
    case "ransom":
    case "sell":
    case "keep":
      return ["buttons"];
  }
}
