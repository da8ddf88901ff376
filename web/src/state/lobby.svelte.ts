// The public tables and my own, kept fresh by the socket.
import type { OwnTable } from "../protocol/OwnTable";
import type { TableSummary } from "../protocol/TableSummary";
import { connection, listen } from "./live.svelte";

class Lobby {
  tables = $state.raw<TableSummary[]>([]);
  mine = $state.raw<OwnTable[]>([]);
  loaded = $state(false);

  /** My tables that wait for me, the most urgent first. */
  get waiting(): OwnTable[] {
    return this.mine.filter((table) => table.my_turn).sort(byUrgency);
  }

  /** My tables that are played or begin soon, those that wait for me first. */
  get running(): OwnTable[] {
    return [...this.waiting, ...this.mine.filter((table) => !table.my_turn && !isDone(table))];
  }

  /** My tables that are over, and those I left: nobody waits for me there. */
  get done(): OwnTable[] {
    return this.mine.filter(isDone);
  }
}

function isDone(table: OwnTable): boolean {
  return table.left || table.stage === "finished" || table.stage === "abandoned";
}

/** Deadlines first, then whoever has waited longest. */
export function byUrgency(a: TableSummary, b: TableSummary): number {
  return (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || a.changed - b.changed;
}

export const lobby = new Lobby();

export function startLobby(): void {
  listen((message) => {
    if (message.type !== "lobby") return;
    lobby.tables = message.tables;
    lobby.mine = message.mine;
    lobby.loaded = true;
  });
  connection.watchLobby(true);
}
