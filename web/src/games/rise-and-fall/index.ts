// Rise & Fall in the browser: the drawn table, its gallery, and its state in words.
import type { GameClient } from "../game";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { paperColour, pieceColour } from "./colours";
import { ending } from "./ending";
import Gallery from "./Gallery.svelte";
import Own from "./Own.svelte";
import Overlay from "./Overlay.svelte";
import { print, printed } from "./printed";
import type { View } from "./protocol/View";
import { say } from "./say";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import { words } from "./words";

export const client: GameClient = {
  // Worlds are rounder than 3 to 2: they have their own area beside themselves.
  parts: { Stage, Board, Own, Seat, Area, Overlay, Choices, Gallery, dock: () => "beside" },
  texts: { words, say, called: (seat, lang) => words(lang)(`civ-${seat}`) },
  tables: { content: printed.content, print },
  colours: { paper: paperColour, piece: pieceColour },
  round: (view: View) => ({ round: view.round }),
  label: (_view: View, seat, lang) => words(lang)(`civ-${seat}`),
  // Cards face down: of the draft, of the round, for the decline (RF-18.1).
  hides: (view: View) => ["guilds", "select", "decline"].includes(view.phase),
  ending: (view: View, lang) => ending(view, words(lang)),
};
