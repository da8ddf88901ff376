import { expect, test } from "vitest";
import type { SeatInfo } from "../../protocol/SeatInfo";
import type { TableSummary } from "../../protocol/TableSummary";
import { filtered } from "./filters";

const seat = (open: boolean): SeatInfo => ({
  seat: 0,
  holder: open ? { kind: "open" } : { kind: "bot", bot: "greedy", name: "Greedy", level: "easy" },
  substitute: null,
  resigned: false,
  offered: false,
  before: null,
  online: true,
  clock: null,
});
const table = (id: string, part: Partial<TableSummary>): TableSummary => ({
  id,
  game: "g",
  title: "",
  stage: "open",
  pace: { kind: "relaxed" },
  public: true,
  seats: [seat(false)],
  length: 0,
  waiting_for: [],
  my_turn: false,
  deadline: null,
  created: 0,
  changed: 0,
  choices: [],
  minutes: 60,
  result: null,
  ...part,
});
const tables = [
  table("running", { stage: "playing", changed: 9 }),
  table("free", { seats: [seat(true)], changed: 1 }),
  table("slow", { seats: [seat(true)], pace: { kind: "correspondence", per_turn: 60 }, changed: 5 }),
];
const ids = (filters: Parameters<typeof filtered>[1]) => filtered(tables, filters).map((one) => one.id);

test("tables with free seats come first, then the liveliest", () => {
  expect(ids({ game: "", pace: "", free: false })).toEqual(["slow", "free", "running"]);
});

test("a reader may ask for a pace, a game, or a free seat", () => {
  expect(ids({ game: "", pace: "correspondence", free: false })).toEqual(["slow"]);
  expect(ids({ game: "other", pace: "", free: false })).toEqual([]);
  expect(ids({ game: "", pace: "", free: true })).toEqual(["slow", "free"]);
});
