// Rise to Nobility in the browser: the drawn city, its gallery, and its state in words.
import type { GameClient } from "../game";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { paperColour, pieceColour } from "./colours";
import Gallery from "./Gallery.svelte";
import Overlay from "./Overlay.svelte";
import Own from "./Own.svelte";
import { print, printed } from "./printed";
import type { View } from "./protocol/View";
import { say } from "./say";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import { words } from "./words";

export const client: GameClient = {
  parts: { Stage, Board, Own, Seat, Area, Overlay, Choices, Gallery, dock: () => "below" },
  texts: { words, say, called: (seat, lang) => words(lang)(`seat-${seat}`) },
  tables: { content: printed.content, print },
  colours: { paper: paperColour, piece: pieceColour },
  round: (view: View) => ({ round: view.round, of: printed.rounds }),
  label(view: View, seat, lang) {
    // The log calls players by their colours.
    const word = words(lang);
    const character = view.players[seat]?.character;
    return character ? `${word(`seat-${seat}`)}, ${word(`character-${character}`)}` : word(`seat-${seat}`);
  },
  ending(view: View, lang) {
    const { objective } = view;
    if (!objective) return [];
    const word = words(lang);
    const list = objective.conditions.map(([key, least]) => word(key, { least })).join(", ");
    return [
      word(objective.met_now ? "ending-met" : "ending-missed", { name: word(`objective-${objective.id}`), list }),
    ];
  },
  points: (view: View, seat) => view.players[seat]?.points ?? 0,
};
