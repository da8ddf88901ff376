// The state of the table in sentences, for screen readers.
import type { SeatInfo } from "../../protocol/SeatInfo";
import { buildingText, councilText, diceText, eventText, goodsText, roller, settlersText } from "./labels";
import { buildingKey, GOODS, printed } from "./printed";
import type { DieView } from "./protocol/DieView";
import type { PlayerView } from "./protocol/PlayerView";
import type { View } from "./protocol/View";
import { words, type Lang, type Word } from "./words";

export function say(view: View, seats: SeatInfo[], lang: Lang): string[] {
  const word = words(lang);
  const person = (seat: number | null) => {
    if (seat === null) return word("nobody");
    const holder = seats[seat]?.holder;
    return holder && holder.kind !== "open" ? holder.name : word(`seat-${seat}`);
  };
  const dice = (slots: (DieView | null)[]) =>
    slots.map((die) => (die ? `${die.value} (${roller(word, person, die)})` : "–")).join(", ");
  const lines = [
    word("say-round", { round: view.round, rounds: printed.rounds, first: person(view.first) }),
    ...(view.event
      ? [word("say-event", { event: word(`event-${view.event}`), text: eventText(word, view.event) })]
      : []),
    ...(view.objective
      ? [
          word("say-objective", {
            name: word(`objective-${view.objective.id}`),
            list: view.objective.conditions.map(([key, least]) => word(key, { least })).join(", "),
          }),
        ]
      : []),
    word("say-tavern", {
      list: view.tavern.cards.flatMap((card) => (card ? [settlersText(word, card)] : [])).join("; ") || "–",
      dice: dice(view.tavern.dice),
    }),
    word("say-yard", { dice: dice(view.yard) }),
    word("say-hall", {
      list:
        view.town_hall
          .flatMap((place, at) =>
            place.tile
              ? [
                  `${printed.town_hall[at]?.die}: ${buildingText(word, place.tile)} (${word("n-coins", { coins: printed.town_hall[at]?.price ?? 0 })})`,
                ]
              : [],
          )
          .join("; ") || "–",
    }),
    word("say-port", {
      ship: word(view.port.ship),
      list: GOODS.map((good, at) =>
        word("ship-good", {
          good: word(`good-${good}`),
          coins: view.port.price[at] ?? 0,
          left: (view.port.spaces[at] ?? 0) - (view.port.sold[at] ?? 0),
        }),
      ).join(" "),
      dice: dice(view.port.dice),
    }),
    ...view.council.map((row, at) =>
      word("say-council", {
        values: diceText(printed.council_rows[at] ?? []),
        list:
          row
            .flatMap((place, column) =>
              place.tile && !place.die
                ? [
                    `${word(`people-${printed.councillors[column]}`)}: ${councilText(word, place.tile, view.council_loss)}`,
                  ]
                : [],
            )
            .join(" ") || "–",
      }),
    ),
    word("say-berk", { dice: dice(view.berk) }),
    word("say-castle", { dice: dice(view.castle) }),
    ...view.guilds.map((guild) =>
      word("say-guild", {
        guild: word(`guild-${guild.guild}`),
        dice: dice(guild.dice),
        apprentices:
          guild.apprentices.flatMap((count, seat) => (count > 0 ? [`${person(seat)} ${count}`] : [])).join(", ") || "–",
        workshops:
          guild.workshops
            .flatMap((workshop) =>
              workshop ? [`${buildingText(word, workshop.tile)} (${person(workshop.owner)})`] : [],
            )
            .join("; ") || "–",
      }),
    ),
  ];
  if (view.chancellery) {
    const taken = view.chancellery.offices.flatMap((owner, at) =>
      owner === null ? [] : [`${word(`benefit-${printed.offices[at]?.benefit}`)} (${person(owner)})`],
    );
    lines.push(word("say-chancellery", { dice: dice(view.chancellery.dice), list: taken.join("; ") || "–" }));
  }
  return [...lines, ...view.players.flatMap((player) => about(word, player, person))];
}

/** One player, in a few sentences. */
function about(word: Word, player: PlayerView, person: (seat: number | null) => string): string[] {
  const lines = [
    word("say-player", {
      who: person(player.seat),
      points: player.points,
      coins: player.coins,
      goods: goodsText(word, player.goods),
      workers: player.workers,
      modifiers: player.modifiers,
    }),
    word("say-tracks", {
      reputation: player.reputation,
      placed: player.placed,
      nobility: player.nobility,
      dice: player.dice.join(" ") || "–",
    }),
    word("houses-about", { built: player.houses_built, ready: player.houses_ready, reserve: player.houses_in_reserve }),
  ];
  if (player.character) lines.push(word("say-character", { name: word(`character-${player.character}`) }));
  if (player.hand.length > 0)
    lines.push(word("say-hand", { list: player.hand.map((card) => settlersText(word, card)).join("; ") }));
  const areas = player.areas.flatMap((tile) => (tile ? [word(buildingKey(tile))] : []));
  if (areas.length > 0) lines.push(word("say-areas", { list: areas.join(", ") }));
  for (const tile of player.dice_tiles) {
    const name = tile.card ? word(`commission-${tile.card}`) : word("commission-secret");
    lines.push(
      word("say-commission", {
        name,
        values: tile.values.map((value, at) => (tile.filled[at] ? `(${value})` : value)).join(" "),
      }),
    );
  }
  return lines;
}
