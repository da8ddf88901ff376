import { expect, test } from "vitest";
import type { Position } from "../protocol/Position";
import type { Preview } from "../protocol/Preview";
import type { SeatInfo } from "../protocol/SeatInfo";
import { emptyPlan, extended, type Plan } from "./plan";
import { kindOf, onlyBots } from "./sending";

const position: Position = { at: 3, viewer: 0, view: null, asked: [], moves: [], scores: [], undo: [], over: false };
const move = { notation: "pass", text: "Pass", move: null };
const planned = (more: Partial<Preview> = {}): Plan =>
  extended(emptyPlan(position), move, {
    position,
    told: [],
    gained: [],
    effects: [],
    turn_over: true,
    beyond: null,
    ...more,
  });
const seat = (seat: number, holder: SeatInfo["holder"], resigned = false): SeatInfo => ({
  seat,
  holder,
  substitute: null,
  resigned,
  online: true,
  clock: null,
  offered: false,
  before: null,
});
const alma = seat(0, { kind: "person", id: "a", name: "Alma" });
const bot = seat(1, { kind: "bot", bot: "greedy", name: "Aldric", level: "easy" });
const basile = seat(1, { kind: "person", id: "b", name: "Basile" });

test("a turn after which only bots move can be taken back", () => {
  expect(kindOf(planned(), [alma, bot])).toBe("free");
  expect(kindOf(planned(), [alma])).toBe("free");
});

test("other people would have to agree, also on the same screen; those who left would not", () => {
  expect(kindOf(planned(), [alma, basile])).toBe("shared");
  expect(kindOf(planned(), [alma, seat(1, { kind: "local", id: "a", name: "Clio" })])).toBe("shared");
  expect(onlyBots([alma, { ...basile, resigned: true }], 0)).toBe(true);
});

test("what luck decides and the end of a game are final even among bots, what people hid among people", () => {
  expect(kindOf(planned({ beyond: "luck" }), [alma, bot])).toBe("final");
  expect(kindOf(planned({ beyond: "secret" }), [alma, basile])).toBe("final");
  // Whether the others have sealed theirs makes no difference to whoever seals a choice among bots.
  expect(kindOf(planned({ beyond: "secret" }), [alma, bot])).toBe("free");
  expect(kindOf(planned({ position: { ...position, over: true } }), [alma, bot])).toBe("final");
});
