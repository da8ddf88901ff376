// What the shell asks of a game, and what it hands to it. A game without an entry here is played
// with the generic pickers.
import type { Component, Snippet } from "svelte";
import type { Words } from "../board/words";
import type { LegalMove } from "../protocol/LegalMove";
import type { SeatInfo } from "../protocol/SeatInfo";
import type { Step } from "../protocol/Step";
import type { Told } from "../protocol/Told";

/** One step of somebody, as the viewer was told. */
export type Lately = Pick<Step, "seat" | "notation" | "told">;

/** Everything a game's board is drawn from: pure data in, choices out. No rule lives here. */
export interface BoardProps<View = unknown> {
  /** What the server lets this viewer see, or what a planned turn would lead to. */
  view: View;
  /** While a turn is planned, what the server shows without it: for old and new numbers side by side. */
  before: View | null;
  /** The viewer's seat; null for spectators. */
  seat: number | null;
  /** Who sits where. */
  seats: SeatInfo[];
  /** Legal answers of the viewer's seat; empty when it is not asked. */
  moves: LegalMove[];
  /** What just happened, to be animated; the view is already the result. */
  news: Told[];
  /** Moves that are planned and not yet played, in their order. */
  planned: LegalMove[];
  /** What was told of late, and at the end of what is planned. */
  lately: Lately[];
  /** Highlight these on the board (a hex, a tile): the log line or list entry being pointed at. */
  pointed: LegalMove | null;
  /** One move is played at once; several open a small menu at the given element. */
  choose: (moves: LegalMove[], anchor: Element | null, title?: string) => void;
  /** An answer that has no place on the table: played at once, with what is planned before it. */
  answer: (move: LegalMove) => void;
  /** The player tried something that is not offered: ask the server why, show it at the element. */
  why: (notation: string, anchor: Element | null) => void;
  lang: "en" | "fr";
  symbols: boolean;
  calm: boolean;
}

/** Every game has a view of its own; the shell hands it on without looking into it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Own = any;

/** What a game's stage is given: all its parts are drawn from, and the frame that places them. */
export interface StageProps<View = unknown> extends BoardProps<View> {
  children: Snippet;
}

/**
 * Where the viewer's own area stands: a board rounder than 3 to 2 has it beside itself; one that is a board in its own
 * right is drawn by the shared board, within itself, and by the frame only on a phone.
 */
export type Dock = "below" | "beside" | "within";

/** The parts of a table, which the frame places; all but the gallery find the game's desk in the context of the stage. */
export interface Parts {
  /** Lays out the desk and the sheet of drawings, sets the game's colours, and holds the frame with all parts. */
  Stage: Component<StageProps<Own>>;
  /** The shared board; fills the box it is given. */
  Board: Component;
  /** The viewer's own area, or for spectators that of whoever's turn it is; fills its dock. */
  Own: Component;
  /** What somebody else owns, inside their seat of the rail; `tight` where many sit. */
  Seat: Component<{ seat: number; tight: boolean }>;
  /** Somebody's whole area, large. */
  Area: Component<{ seat: number }>;
  /** Opponents nobody plays, under the seats of the rail; each is looked at as a seat behind those of the people. */
  Rivals?: Component;
  dock: (view: Own) => Dock;
  /** What everybody should look at, in the middle of the board: a reveal, cards to choose from. */
  Overlay?: Component;
  /** On a phone, small things to choose from within reach of the thumb, such as a hand of cards. */
  Choices?: Component;
  /** How high the sheet around them is kept, so that the board need not move when something is planned; if not as usual.
   * What is planned may cover the film, which tells what was before. */
  sheet?: number;
  /** Every component drawn alone, away from any table; fed with the game's component tables. */
  Gallery: Component<{ tables: Record<string, unknown>; lang: "en" | "fr"; symbols: boolean }>;
}

/** What a game says. */
interface Texts {
  /** A language is fetched before it is drawn in. */
  words: Pick<Words, "load">;
  /** The state of the table in sentences, for screen readers. */
  say: (view: Own, seats: SeatInfo[], lang: "en" | "fr") => string[];
  /** The colour its log calls a seat by, in a game that knows no other names: readers are told whose it is instead. */
  called?: (seat: number, lang: "en" | "fr") => string;
}

/** The component tables a game is drawn from. */
interface Tables {
  /** Names those its drawings were made for. */
  content: string;
  /** Draws from others: what the server says is printed on its components. */
  print: (printed: Own) => void;
}

/** Colours of a seat as the board shows it. */
interface Colours {
  /** For log, plots and clocks. */
  paper: (seat: number, view: Own) => string;
  /** Of its pieces, for its crest. */
  piece: (seat: number, view: Own) => string;
}

/** A game's own client. */
export interface GameClient {
  parts: Parts;
  texts: Texts;
  tables: Tables;
  colours: Colours;
  /** A short name for a seat, such as its faction; empty if there is none yet. */
  label: (view: Own, seat: number, lang: "en" | "fr") => string;
  /** The points a seat has now, if the game counts them as it goes; without what its end would add. */
  points?: (view: Own, seat: number) => number;
  /** Which round is played, and of how many if that is known; or what the game itself says of the moment. */
  round?: (view: Own, lang: "en" | "fr") => { round: number; of?: number } | string | undefined;
  /** In a game with secrets: true while seats hide something from each other; without this they always do. */
  hides?: (view: Own) => boolean;
  /** What the result should say beside the points of the seats, such as whom all players lost to. */
  ending?: (view: Own, lang: "en" | "fr") => string[];
}
