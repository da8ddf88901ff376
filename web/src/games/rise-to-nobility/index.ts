// Rise to Nobility in the browser: the drawn city, its gallery, and its state in words.
import type { GameClient } from "../game";
import { paperColour } from "./colours";
import Gallery from "./Gallery.svelte";
import { print, printed } from "./printed";
import type { View } from "./protocol/View";
import { say } from "./say";
import Table from "./Table.svelte";
import { words } from "./words";

export const client: GameClient = {
  Table,
  Gallery,
  content: printed.content,
  print,
  say,
  colour: (_view: View, seat) => paperColour(seat),
  label(view: View, seat, lang) {
    const character = view.players[seat]?.character;
    return character ? words(lang)(`character-${character}`) : "";
  },
  points: (view: View, seat) => view.players[seat]?.points ?? 0,
};
