// Which public tables a reader wants to see.
import type { TableSummary } from "../../protocol/TableSummary";

export interface Filters {
  /** A game's id; empty for all. */
  game: string;
  pace: "" | "relaxed" | "live" | "correspondence";
  /** Only tables where one can still sit down. */
  free: boolean;
}

export function freeSeats(table: TableSummary): number {
  if (table.stage !== "open") return 0;
  return table.seats.filter((seat) => seat.holder.kind === "open").length;
}

/** Those that fit: tables with free seats first, then the liveliest. */
export function filtered(tables: TableSummary[], filters: Filters): TableSummary[] {
  return tables
    .filter((table) => !filters.game || table.game === filters.game)
    .filter((table) => !filters.pace || table.pace.kind === filters.pace)
    .filter((table) => !filters.free || freeSeats(table) > 0)
    .sort((a, b) => Number(freeSeats(b) > 0) - Number(freeSeats(a) > 0) || b.changed - a.changed);
}
