// One sample table, chosen by the address: ?sample=battle&lang=fr&theme=dark&symbols&seat=none&calm&bare, or by its number.
import { client } from "../src/games/arcadia";
import type { Question } from "../src/games/arcadia/protocol/Question";
import { positions } from "../src/games/arcadia/samples/load";
import { show } from "./show";

const asked = (kind: Question["kind"]) =>
  positions.find(({ view, seat }) => view.asked.some((one) => one.seat === seat && one.question?.kind === kind))!;
const fought = positions.filter(({ view }) => view.battle?.ground === "field");
const samples = {
  ...Object.fromEntries(positions.map((position, index) => [`${index}`, position])),
  land: asked("march"),
  talk: asked("talk"),
  vote: asked("vote"),
  recruit: asked("manage"),
  battle: fought.find(({ view }) => (view.battle?.odds.length ?? 0) > 3) ?? fought[0]!,
};

void show(client, samples, "land");
