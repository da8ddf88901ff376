// Terra Mystica in the browser: the drawn table, its gallery, and its state in words.
import type { GameClient } from "../game";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { paperColour, pieceColour } from "./colours";
import Gallery from "./Gallery.svelte";
import Own from "./Own.svelte";
import { print, printed } from "./printed";
import type { View } from "./protocol/View";
import { say } from "./say";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import { words } from "./words";

export const client: GameClient = {
  parts: { Stage, Board, Own, Seat, Area, Choices, Gallery, dock: () => "below" },
  texts: { words, say },
  tables: { content: printed.content, print },
  colours: { paper: paperColour, piece: pieceColour },
  round: (view: View) => ({ round: view.round, of: printed.rounds }),
  label(view: View, seat, lang) {
    const faction = view.players[seat]?.faction;
    return faction ? words(lang)(`faction-${faction}`) : "";
  },
  points: (view: View, seat) => view.players[seat]?.points ?? 0,
};
