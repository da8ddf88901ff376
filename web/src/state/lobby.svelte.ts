// The public tables and my own, kept fresh by the socket.
import type { TableSummary } from "../protocol/TableSummary";
import { connection, listen } from "./live.svelte";

class Lobby {
  tables = $state.raw<TableSummary[]>([]);
  mine = $state.raw<TableSummary[]>([]);
  loaded = $state(false);

  /** My tables that wait for me, the most urgent first. */
  get waiting(): TableSummary[] {
    return this.mine.filter((table) => table.my_turn).sort(byUrgency);
  }
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
