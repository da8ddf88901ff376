// Rise & Fall in the browser: the drawn table, its gallery, and its state in words.
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
  label: (_view: View, seat, lang) => words(lang)(`civ-${seat}`),
};
