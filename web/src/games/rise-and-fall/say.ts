// The state of the table in sentences, for those who do not see it.
import type { SeatInfo } from "../../protocol/SeatInfo";
import { hexName } from "./labels";
import { guildsOf, stateOf } from "./mat/cards";
import { KINDS } from "./printed";
import type { CivView } from "./protocol/CivView";
import type { View } from "./protocol/View";
import { words, type Lang, type Word } from "./words";

export function say(view: View, seats: SeatInfo[], lang: Lang): string[] {
  const word = words(lang);
  const npcOf = (seat: number) => view.npcs?.civilizations.find((it) => it.seat === seat);
  const name = (seat: number) => {
    const npc = npcOf(seat);
    if (npc)
      return word("say-npc", {
        civ: word(`civ-${seat}`),
        npc: word("npc-level", { npc: word(`npc-${npc.npc}`), level: npc.level }),
      });
    const holder = seats[seat]?.holder;
    return holder && holder.kind !== "open"
      ? word("say-who", { civ: word(`civ-${seat}`), person: holder.name })
      : word(`civ-${seat}`);
  };
  const phase = word(`phase-${view.phase}`);
  const lines: string[] = [];
  if (view.phase === "over") {
    const ranked = view.civs.map((civ, seat) => ({ civ, seat })).sort((a, b) => b.civ.points - a.civ.points);
    lines.push(
      word("say-over", {
        list: ranked.map(({ civ, seat }) => word("say-result", { who: name(seat), points: civ.points })).join(", "),
      }),
    );
  } else lines.push(view.round > 0 ? word("say-round", { round: view.round, phase }) : word("say-before", { phase }));
  if (view.waiting.length > 0) lines.push(word("waiting", { list: view.waiting.map(name).join(", ") }));
  if (view.laying) {
    const what = view.laying.site ? word(`tale-${view.laying.site}`) : word(`tile-${view.laying.tile}`);
    lines.push(word("say-laying", { what, left: view.laying.left }));
  }
  const held = view.trophies.flatMap((it) =>
    it.holder === null
      ? []
      : [word("say-trophy", { trophy: word(`piece-${it.piece}`), who: word(`civ-${it.holder}`) })],
  );
  lines.push(word("trophies-to-end", { won: held.length, most: view.trophies_to_end }));
  if (held.length > 0) lines.push(word("say-trophies", { list: held.join(", ") }));
  lines.push(word("say-price", { gold: view.buy_back_price }));
  if (view.tales) lines.push(word("say-tales", { list: view.tales.tales.map((id) => word(`tale-${id}`)).join(", ") }));
  if (view.npcs)
    lines.push(
      word("say-objective", {
        objective: word(`objective-${view.npcs.objective}`),
        imposed: view.npcs.imposed.map((kind) => word(`piece-${kind}`)).join(", ") || word("say-none"),
      }),
    );
  if (view.npcs?.hardcore) lines.push(word("objective-hardcore"));
  return [
    ...lines,
    ...view.civs.flatMap((civ, seat) => about(word, view, civ, seat, name(seat), npcOf(seat) !== undefined)),
  ];
}

/** One civilization, in a few sentences. */
function about(word: Word, view: View, civ: CivView, seat: number, name: string, npc: boolean): string[] {
  if (civ.extinct) return [word("say-extinct", { who: name })];
  const lines = [
    word("say-civ", {
      who: name,
      points: civ.points,
      gold: civ.goods.gold,
      wood: civ.goods.wood,
      stone: civ.goods.stone,
    }),
  ];
  const pieces = KINDS.flatMap((kind) => {
    const hexes = view.pieces
      .filter((piece) => piece.seat === seat && piece.kind === kind)
      .map((piece) => view.hexes[piece.at]);
    return hexes.length > 0
      ? [`${word(`piece-${kind}`)} ${hexes.flatMap((hex) => (hex ? [hexName(hex)] : [])).join(" ")}`]
      : [];
  });
  if (pieces.length > 0) lines.push(word("say-pieces", { list: pieces.join("; ") }));
  if (!npc && view.round > 0)
    lines.push(
      word("say-cards", {
        list: KINDS.map((kind) => `${word(`piece-${kind}`)} ${word(`state-${stateOf(civ, kind, view.phase)}`)}`).join(
          ", ",
        ),
      }),
    );
  const guilds = guildsOf(civ);
  if (guilds.length > 0)
    lines.push(word("say-guilds", { list: guilds.map((guild) => word(`guild-${guild}`)).join(", ") }));
  const regions = view.regions
    .filter((region) => region.master === seat)
    .map((region) =>
      word("say-region", { terrain: word(`terrain-${region.terrain}`), size: region.size, points: region.points }),
    );
  if (regions.length > 0) lines.push(word("say-regions", { list: regions.join(", ") }));
  return lines;
}
