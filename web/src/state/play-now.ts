// One click from the front door to a first move.
import { api } from "../api";
import type { GameInfo } from "../protocol/GameInfo";
import type { NewTable } from "../protocol/NewTable";
import type { TableInfo } from "../protocol/TableInfo";
import { connection } from "./live.svelte";
import { session } from "./session.svelte";

/** A table for one person and as many bots as make the game lively. */
export function tableAgainstBots(game: GameInfo, bots: number, strength: string): NewTable {
  const others = Array.from({ length: bots }, () => ({ kind: "bot" as const, bot: strength }));
  return {
    game: game.id,
    setup: null,
    seats: [{ kind: "me" }, ...others],
    pace: { kind: "relaxed" },
    public: false,
    title: "",
    start: true,
  };
}

/** How many opponents can be chosen, from few to many. */
export function opponents(game: GameInfo): number[] {
  const [least, most] = game.seats;
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => least + index - 1);
  return numbers.filter((number) => number > 0);
}

/** Neither the weakest nor the strongest. */
export function fairBot(game: GameInfo): string {
  return game.bots[Math.floor((game.bots.length - 1) / 2)]?.id ?? "greedy";
}

/** Takes a name if there is none yet. The socket greets the server anew to be known by it. */
export async function beSomebody(name: string): Promise<void> {
  if (session.me) return;
  await session.beGuest(name);
  connection.restart();
}

export async function playNow(game: GameInfo, name: string, bots: number, strength: string): Promise<TableInfo> {
  await beSomebody(name);
  return api.create(tableAgainstBots(game, bots, strength));
}
