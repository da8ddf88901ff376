// Arcadia in the browser: the drawn land and field, their gallery, and the table in words.
import type { GameClient } from "../game";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { fieldColour, nationOf, paperColour } from "./colours";
import Gallery from "./Gallery.svelte";
import { momentText } from "./moment";
import Own from "./Own.svelte";
import { print, printed } from "./printed";
import type { View } from "./protocol/View";
import { say } from "./say";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import { words } from "./words";

export const client: GameClient = {
  parts: { Stage, Board, Own, Seat, Area, Choices, sheet: 112, Gallery, dock: () => "below" },
  texts: { words, say },
  tables: { content: printed.content, print },
  colours: {
    paper: (seat, view: View) => paperColour(nationOf(view, seat)),
    piece: (seat, view: View) => fieldColour(nationOf(view, seat)),
  },
  round: (view: View, lang) => momentText(view, words(lang)),
  label(view: View, seat, lang) {
    const nation = view.players[seat]?.nation;
    return nation ? words(lang)(`nation-${nation}`) : "";
  },
  points: (view: View, seat) => view.players[seat]?.prestige ?? 0,
};
