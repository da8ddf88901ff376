import { describe, expect, it } from "vitest";
import { told } from "./story";

describe("the story of a non-player card", () => {
  it("tells for every piece which lines were read and why they were not taken", () => {
    const [story] = told(
      [],
      [
        { kind: "npc_card", seat: 1, piece: "nomad", level: 2 },
        { kind: "npc_line", seat: 1, piece: "nomad", at: 5, line: 1, done: false, failed: 2 },
        { kind: "npc_line", seat: 1, piece: "nomad", at: 5, line: 2, done: true, failed: null },
        { kind: "npc_line", seat: 1, piece: "nomad", at: 9, line: 1, done: false, failed: null },
        { kind: "npc_idle", seat: 1, piece: "nomad", at: 9 },
      ],
    );
    expect(story!.card).toEqual({ piece: "nomad", level: 2 });
    expect(story!.pieces.map(({ at, idle }) => ({ at, idle }))).toEqual([
      { at: 5, idle: false },
      { at: 9, idle: true },
    ]);
    expect(story!.pieces[0]!.lines.get(1)).toEqual({ done: false, failed: 2 });
    expect(story!.pieces[0]!.lines.get(2)).toEqual({ done: true, failed: null });
  });

  it("goes on with the same piece after a nomination", () => {
    const before = told(
      [],
      [
        { kind: "npc_card", seat: 1, piece: "nomad", level: 1 },
        { kind: "npc_line", seat: 1, piece: "nomad", at: 5, line: 1, done: false, failed: 1 },
      ],
    );
    const [after] = told(before, [
      { kind: "smiley", seat: 1, at: 7, resource: null, happy: true },
      { kind: "npc_line", seat: 1, piece: "nomad", at: 5, line: 2, done: true, failed: null },
    ]);
    expect(after!.pieces).toHaveLength(1);
    expect([...after!.pieces[0]!.lines.keys()]).toEqual([1, 2]);
    expect(after!.smileys).toEqual([true]);
  });

  it("keeps a card for each civilization that acted in between", () => {
    const stories = told(
      [],
      [1, 2, 3, 4, 5].map((seat) => ({ kind: "npc_card", seat, piece: "ship", level: 1 }) as const),
    );
    expect(stories.map((story) => story.seat)).toEqual([2, 3, 4, 5]);
  });

  it("is the same when nothing was told of it", () => {
    const none: [] = [];
    expect(told(none, [{ kind: "ended" }])).toBe(none);
  });
});
