// One sample table, chosen by the address: ?sample=cross&lang=fr&theme=dark&symbols&seat=none&calm&bare, or by its number.
import { client } from "../src/games/arcadia";
import type { Question } from "../src/games/arcadia/protocol/Question";
import { positions } from "../src/games/arcadia/samples/load";
import { show } from "./show";

const asked = (kind: Question["kind"]) =>
  positions.find(({ view, seat }) => view.asked.some((one) => one.seat === seat && one.question?.kind === kind))!;
/** With four kingdoms, late in a game. */
const last = (kind: Question["kind"]) =>
  positions.findLast(
    ({ view, seat }) =>
      view.players.length === 4 && view.asked.some((one) => one.seat === seat && one.question?.kind === kind),
  )!;
const fought = positions.filter(({ view }) => view.battle?.ground === "field");
const samples = {
  ...Object.fromEntries(positions.map((position, index) => [`${index}`, position])),
  land: asked("march"),
  talk: asked("talk"),
  vote: asked("vote"),
  recruit: asked("manage"),
  wide: positions.find(({ view }) => view.provinces.length > 0 && view.players.length === 3)!,
  four: last("declare"),
  offers: last("talk"),
  field: fought.find(({ view }) => view.battle!.odds.length > 1)!,
  cross: positions.findLast(({ view }) => view.battle?.ground === "four_arms")!,
  battle: fought.find(({ view }) => (view.battle?.odds.length ?? 0) > 3) ?? fought[0]!,
};

void show(client, samples, "land");
