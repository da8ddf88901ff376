// The state of the table in sentences, for those who do not see it.
import type { SeatInfo } from "../../protocol/SeatInfo";
import { gotText } from "./labels";
import { board, printed, STRUCTURES } from "./printed";
import type { PlayerView } from "./protocol/PlayerView";
import type { View } from "./protocol/View";
import { words, type Lang, type Word } from "./words";

export function say(view: View, seats: SeatInfo[], lang: Lang): string[] {
  const word = words(lang);
  const person = (seat: number) => {
    const holder = seats[seat]?.holder;
    return holder && holder.kind !== "open" ? holder.name : word(`seat-${seat}`);
  };
  const name = (seat: number) => {
    const faction = view.players[seat]?.faction;
    return faction ? word(`faction-${faction}`) : person(seat);
  };
  const phase = word(`phase-${view.phase}`);
  if (view.phase === "over") {
    const ranked = [...view.players].sort((a, b) => b.points - a.points);
    const list = ranked
      .map((player) => word("say-result", { who: name(player.seat), points: player.points }))
      .join(", ");
    return [word("say-over", { list }), ...view.players.flatMap((player) => about(word, view, player, name, person))];
  }
  const lines = [view.round > 0 ? word("say-round", { round: view.round, phase }) : word("say-before", { phase })];
  const tile = view.scoring_tiles[view.round - 1];
  if (tile) lines.push(word("say-scoring", { effect: word(`scoring-${tile}-effect`) }));
  if (view.active !== null) lines.push(word("say-active", { who: name(view.active) }));
  lines.push(word("say-order", { order: view.order.map(name).join(", ") }));
  if (view.passed.length > 0) lines.push(word("say-passed", { seats: view.passed.map(name).join(", ") }));
  for (const offer of view.offers)
    lines.push(word("say-offer", { from: name(offer.from), to: name(offer.to), power: offer.power }));
  const open = view.power_actions
    .filter((action) => !action.used)
    .map((action) => word(`power-action-${action.action}`));
  lines.push(open.length > 0 ? word("say-actions-open", { list: open.join(", ") }) : word("say-actions-none"));
  const cards = view.free_cards.map(
    ({ card, coins }) => word(`card-${card}`) + (coins > 0 ? ` (${word("count-coins", { coins })})` : ""),
  );
  if (cards.length > 0) lines.push(word("say-free-cards", { list: cards.join("; ") }));
  return [...lines, ...view.players.flatMap((player) => about(word, view, player, name, person))];
}

/** One player, in a few sentences. */
function about(
  word: Word,
  view: View,
  player: PlayerView,
  name: (seat: number) => string,
  person: (seat: number) => string,
): string[] {
  if (!player.faction) return [];
  const [fire, water, earth, air] = player.cults;
  const lines = [
    word("say-player", {
      who: name(player.seat),
      person: person(player.seat),
      points: player.points,
      coins: player.coins,
      workers: player.workers,
      priests: player.priests,
      bowls: player.bowls.join("/"),
    }),
    word("say-cults", { fire, water, earth, air }),
  ];
  const spade = board(player.faction)?.digging?.spade_cost[player.digging];
  const shipping = player.shipping_now;
  lines.push(
    spade ? word("say-tracks", { shipping, spade: gotText(word, spade) }) : word("say-no-spades", { shipping }),
  );
  const built = STRUCTURES.flatMap((structure) => {
    const hexes = view.hexes.filter((hex) => hex.seat === player.seat && hex.structure === structure);
    const places = hexes.map((hex) => (hex.town ? word("say-town", { hex: hex.name }) : hex.name));
    return places.length > 0 ? [`${word(`structure-${structure}`)} ${places.join(", ")}`] : [];
  });
  lines.push(built.length > 0 ? word("say-built", { list: built.join("; ") }) : word("say-built-none"));
  if (player.card) lines.push(word("say-card", { name: word(`card-${player.card}`) }));
  if (player.favors.length > 0)
    lines.push(word("say-favors", { list: player.favors.map((id) => word(`favor-${id}`)).join("; ") }));
  if (player.towns.length > 0)
    lines.push(word("say-towns", { list: player.towns.map((id) => word(`town-${id}`)).join("; ") }));
  if (view.round > 0 && view.round < printed.rounds)
    lines.push(word("say-income", { list: gotText(word, player.income) }));
  return lines;
}
