// A game's own client, with the numbers its host has put on the components.
import { api } from "../api";
import { clients } from "../games";
import type { GameClient } from "../games/game";
import { lang } from "../words/index.svelte";
import { game } from "./games.svelte";

const ready = new Map<string, Promise<GameClient>>();

/** Null for games that are played with the generic pickers. */
export function clientOf(id: string): Promise<GameClient | null> {
  const load = clients[id];
  if (!load) return Promise.resolve(null);
  const known = ready.get(id);
  if (known) return known;
  const asked = prepared(id, load);
  ready.set(id, asked);
  asked.catch(() => ready.delete(id));
  return asked;
}

async function prepared(id: string, load: () => Promise<GameClient>): Promise<GameClient> {
  const [client, info] = await Promise.all([load(), game(id)]);
  await Promise.all([
    client.texts.words.load(lang()),
    info && info.content !== client.tables.content ? api.printed(id).then(client.tables.print) : undefined,
  ]);
  return client;
}
