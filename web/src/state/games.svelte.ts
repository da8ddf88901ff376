// The games of the library, in the reader's language.
import { api } from "../api";
import type { ComponentTable } from "../protocol/ComponentTable";
import type { GameInfo } from "../protocol/GameInfo";
import type { Rule } from "../protocol/Rule";
import type { Rulebook } from "../protocol/Rulebook";
import { lang } from "../words/index.svelte";

const lists = new Map<string, Promise<GameInfo[]>>();
const books = new Map<string, Promise<Rulebook>>();
const boxes = new Map<string, Promise<ComponentTable[]>>();

/** Fetched once for each key; a failure is forgotten, so that the next one asks again. */
function once<T>(store: Map<string, Promise<T>>, key: string, fetch: () => Promise<T>): Promise<T> {
  const known = store.get(key);
  if (known) return known;
  const asked = fetch();
  store.set(key, asked);
  asked.catch(() => store.delete(key));
  return asked;
}

export function games(): Promise<GameInfo[]> {
  return once(lists, lang(), api.games);
}

export async function game(id: string): Promise<GameInfo | undefined> {
  return (await games()).find((other) => other.id === id);
}

export function rulebook(id: string): Promise<Rulebook> {
  return once(books, `${lang()} ${id}`, () => api.rulebook(id));
}

export async function rule(id: string, code: string): Promise<Rule | undefined> {
  const book = await rulebook(id);
  return book.chapters.flatMap((chapter) => chapter.rules).find((other) => other.id === code);
}

export function components(id: string): Promise<ComponentTable[]> {
  return once(boxes, `${lang()} ${id}`, () => api.components(id));
}
