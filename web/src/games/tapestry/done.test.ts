import { expect, it } from "vitest";
import type { Lately } from "../game";
import { doneOf, turnOf } from "./done";
import type { Event } from "./protocol/Event";
import type { View } from "./protocol/View";
import { positions } from "./samples/load";

const step = (seat: number, notation: string, ...events: Event[]): Lately => ({
  seat,
  notation,
  told: events.map((event) => ({ text: event.kind, rule: "", event })),
});
const view: View = { ...positions.find(({ view }) => view.players.length === 2)!.view, active: 0 };
const alone: View = { ...view, players: view.players.map((player, at) => ({ ...player, over: at === 1 })) };

const theirs = step(1, "advance science", { kind: "paid", seat: 1, resource: "food", count: 1 });
const begun = step(0, "advance military", { kind: "paid", seat: 0, resource: "culture", count: 1 });
const paid = step(
  0,
  "pay coin",
  { kind: "paid", seat: 0, resource: "coin", count: 2 },
  { kind: "advanced", seat: 0, track: "military", space: 4 },
  { kind: "scored", seat: 0, points: 5, source: "source-spaces" },
);
/** Gained by the space, and not paid: it belongs to the same turn. */
const further = step(0, "advance exploration", { kind: "advanced", seat: 0, track: "exploration", space: 2 });
const answer = step(1, "no");

it("a turn begins with an advance that is paid or with an income", () => {
  expect(turnOf([theirs, begun, paid, answer, further], view)).toEqual([begun, paid, answer, further]);
  expect(turnOf([begun, paid, theirs], view)).toEqual([]);
  expect(turnOf([step(0, "income", { kind: "income_turn", seat: 0, turn: 2 })], view)).toHaveLength(1);
});

it("whoever plays alone ends one turn by beginning the next", () => {
  expect(turnOf([begun, paid, begun, paid], alone)).toEqual([begun, paid]);
  expect(turnOf([begun, paid, begun, paid], view)).toHaveLength(4);
});

it("what was paid is one bead, and what was done follows in its order", () => {
  const beads = doneOf([theirs, begun, paid, further], view);
  expect(
    beads.map(({ signs, paid: given }) => [given, signs.flatMap((sign) => ("name" in sign ? sign.name : []))]),
  ).toEqual([
    [true, ["culture", "coin"]],
    [false, ["t-military"]],
    [false, ["vp"]],
    [false, ["t-exploration"]],
  ]);
  expect(beads[0]!.text).toBe("paid\npaid");
});
