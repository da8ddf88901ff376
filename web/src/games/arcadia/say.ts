// The state of the table in sentences, for screen readers.
import type { SeatInfo } from "../../protocol/SeatInfo";
import { cardName, troopsText, unitName } from "./labels";
import { provinceOf, unitId } from "./printed";
import type { PlayerView } from "./protocol/PlayerView";
import type { View } from "./protocol/View";
import { words, type Lang, type Word } from "./words";

export function say(view: View, seats: SeatInfo[], lang: Lang): string[] {
  const word = words(lang);
  const person = (seat: number | null): string => {
    if (seat === null) return word("person-none");
    const holder = seats[seat]?.holder;
    return holder && holder.kind !== "open" ? holder.name : word(`seat-${seat}`);
  };
  return [
    word("say-phase", {
      phase: view.phase,
      phases: view.goal.phases,
      first: person(view.first),
      emperor: person(view.emperor),
    }),
    ...(view.event ? [word("say-event", { event: word(`event-card-${view.event}`) })] : []),
    ...view.players.flatMap((player) => about(word, player, person)),
    ...view.wars.map((war) =>
      word("say-war", {
        war: word(`war-${war.kind}`),
        camps: war.camps
          .map((camp) => `${camp.members.map(person).join(", ")} (${camp.score})`)
          .join(` ${word("say-against")} `),
        turns: war.turns,
      }),
    ),
    ...view.regions.map(({ id, holder }) =>
      word("say-region", {
        region: word(`region-${id}`),
        who: holder === null ? word("region-divided") : person(holder),
        provinces: view.provinces
          .filter((province) => provinceOf(province.id)?.region === id)
          .map((province) => `${word(`province-${province.id}`)} (${person(province.occupier)}, ${province.garrison})`)
          .join(", "),
      }),
    ),
    ...battle(view, word, person),
  ];
}

/** One kingdom, in a few sentences. */
function about(word: Word, player: PlayerView, person: (seat: number | null) => string): string[] {
  const lines = [
    word("say-player", {
      who: person(player.seat),
      nation: player.nation ? word(`nation-${player.nation}`) : word("nation-none"),
      prestige: player.prestige,
      gold: player.gold,
      votes: player.votes,
      cards: player.held,
    }),
  ];
  if (player.king) lines.push(word("say-king", { king: cardName(word, player.king), age: player.age }));
  player.armies.forEach((army, at) => {
    if (army.size === 0) return;
    const place = army.province ? word(`province-${army.province}`) : word("province-none");
    const units = army.troops ? troopsText(word, army.troops) : word("army-hidden");
    lines.push(word("say-army", { army: at + 1, place, size: army.size, units }));
  });
  if (player.hand && player.hand.length > 0)
    lines.push(word("say-hand", { list: player.hand.map((card) => cardName(word, card)).join(", ") }));
  return lines;
}

function battle(view: View, word: Word, person: (seat: number | null) => string): string[] {
  const { battle: field } = view;
  if (!field) return [];
  const sides = field.sides.map((side, at) => {
    const units = field.pieces
      .filter((piece) => piece.side === at)
      .map((piece) => `${unitName(word, unitId(piece.unit))} (${piece.column + 1}, ${piece.row})`);
    return word("say-side", {
      who: person(side.leader),
      lost: side.lost,
      deployed: side.deployed,
      units: units.join(", ") || "–",
    });
  });
  return [
    word("say-battle", { round: field.round, rounds: field.rounds, step: word(`battle-step-${field.step}`) }),
    ...sides,
  ];
}
