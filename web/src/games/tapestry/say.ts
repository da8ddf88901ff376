// The state of the table in sentences, for screen readers.
import type { SeatInfo } from "../../protocol/SeatInfo";
import { nameOf, rivalName, spaceName, stepText } from "./labels";
import { tracksOf } from "./places";
import { BUILDINGS, FACE_DOWN, RESOURCES } from "./printed";
import type { PlayerView } from "./protocol/PlayerView";
import type { View } from "./protocol/View";
import { rivalAt } from "./rivals/everybody";
import { rivalsText, rivalText } from "./rivals/text";
import { words, type Lang, type Word } from "./words";

export function say(view: View, seats: SeatInfo[], lang: Lang): string[] {
  const word = words(lang);
  const person = (seat: number) => {
    const holder = seats[seat]?.holder;
    if (holder && holder.kind !== "open") return holder.name;
    const rival = rivalAt(view, seat);
    return rival ? rivalName(word, rival.rival) : word(`seat-${seat}`);
  };
  const list = (all: string[]) => all.join(", ") || "–";
  return [
    word("say-turn", { who: person(view.active) }),
    ...view.thread.map(({ seat, what }) => word("say-waits", { who: person(seat), what: stepText(word, what) })),
    word("say-technologies", { list: list(view.technologies.map((id) => nameOf(word, "technology", id))) }),
    ...(view.masterpieces.length > 0
      ? [word("say-masterpieces", { list: list(view.masterpieces.map((id) => nameOf(word, "masterpiece", id))) })]
      : []),
    word("say-landmarks", { list: list(view.landmarks.map((id) => nameOf(word, "landmark", id))) }),
    word("say-tiles-left", { tiles: view.territory_deck, space: view.space_deck }),
    ...view.territories.flatMap(({ hex, tile, items }) => {
      if (items.length === 0) return [];
      const standing = items.map(({ seat, what }) => `${person(seat)} (${word(`item-${what}`)})`);
      return [
        word("say-hex", {
          hex,
          tile: tile ? nameOf(word, "tile", tile[0]) : word("board-printed"),
          list: list(standing),
        }),
      ];
    }),
    ...view.players.flatMap((player, seat) => about(word, view, player, person(seat), list)),
    ...rivalsText(word, view),
    ...(view.rivals?.rivals ?? []).flatMap((rival) => {
      const who = person(rival.seat);
      const places = tracksOf(view).map((_, at) => spaceName(word, rival.tokens[at]![0], rival.tokens[at]![1]));
      return [
        word("say-tracks", { who, list: list(places) }),
        ...rivalText(word, rival).map((line) => `${who}: ${line}`),
      ];
    }),
  ];
}

function about(word: Word, view: View, player: PlayerView, who: string, list: (all: string[]) => string): string[] {
  const cards = player.eras.map((id) =>
    id === null ? "–" : id === FACE_DOWN ? word("board-face-down") : nameOf(word, "tapestry", id),
  );
  return [
    word("say-player", { who, points: player.points, turns: player.income_turns }),
    word("say-goods", {
      who,
      list: list(RESOURCES.map((good, at) => `${word(`resource-${good}`)} ${player.resources[at]}`)),
    }),
    word("say-tracks", {
      who,
      list: list(tracksOf(view).map((_, at) => spaceName(word, player.tokens[at]![0], player.tokens[at]![1]))),
    }),
    word("say-civilizations", { who, list: list(player.civilizations.map((id) => nameOf(word, "civilization", id))) }),
    word("say-city", {
      who,
      capital: player.capital ? nameOf(word, "capital", player.capital) : "–",
      lines: player.grown.lines,
      districts: player.grown.complete.length,
      list: list(
        BUILDINGS.map(
          (building) => `${word(`building-${building}`)} ${player.city.filter(([, lies]) => lies === building).length}`,
        ),
      ),
    }),
    word("say-cards", { who, eras: list(cards), hand: player.hand_size }),
    word("say-own-technologies", {
      who,
      list: list(player.technologies.flat().map((id) => nameOf(word, "technology", id))),
    }),
  ];
}
