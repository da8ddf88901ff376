// Tapestry in the browser: the loom, its gallery, and its state in words.
import type { GameClient } from "../game";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { paperColour, pieceColour } from "./colours";
import Gallery from "./Gallery.svelte";
import { nameOf, rivalName } from "./labels";
import Own from "./Own.svelte";
import { print, printed } from "./printed";
import type { View } from "./protocol/View";
import { rivalAt } from "./rivals/everybody";
import Rivals from "./rivals/Rivals.svelte";
import { say } from "./say";
import Seat from "./Seat.svelte";
import Stage from "./Stage.svelte";
import { words } from "./words";

export const client: GameClient = {
  parts: { Stage, Board, Own, Seat, Area, Choices, sheet: 112, Rivals, Gallery, dock: () => "within" },
  texts: { words, say, called: (seat, lang) => words(lang)(`seat-${seat}`) },
  tables: { content: printed.content, print },
  colours: { paper: paperColour, piece: pieceColour },
  label(view: View, seat, lang) {
    const word = words(lang);
    const rival = rivalAt(view, seat);
    if (rival) return rivalName(word, rival.rival);
    const people = view.players[seat]?.civilizations ?? [];
    return [word(`seat-${seat}`), ...people.slice(0, 1).map((id) => nameOf(word, "civilization", id))].join(", ");
  },
  ending(view: View, lang) {
    const word = words(lang);
    const rivals = view.rivals?.rivals ?? [];
    return rivals
      .filter(({ rival }) => rival === "automa")
      .map(({ rival, points }) => word("ending-rival", { who: rivalName(word, rival), points }));
  },
  points: (view: View, seat) => view.players[seat]?.points ?? 0,
};
