import { describe, expect, test } from "vitest";
import type { LegalMove } from "../protocol/LegalMove";
import { groups, kind, matching, sharedWords } from "./groups";

const move = (notation: string, text: string, data: unknown): LegalMove => ({ notation, text, move: data });
const moves = [
  move("build E5", "Build a dwelling on E5", { kind: "build", at: 1 }),
  move("build F6", "Build a dwelling on F6", { kind: "build", at: 2 }),
  move("pass 3", "Pass and take the card of dwellings", { kind: "pass", card: 3 }),
];

describe("legal moves", () => {
  test("of one kind stand together under the words they share", () => {
    const [build, pass] = groups(moves);
    expect(build).toMatchObject({ key: "build", title: "Build a dwelling on" });
    expect(build?.members.map((member) => member.rest)).toEqual(["E5", "F6"]);
    expect(pass).toMatchObject({ title: "Pass and take the card of dwellings" });
  });

  test("never lose their last word to the title", () => {
    expect(sharedWords(["Pass", "Pass now"])).toBe(0);
    expect(sharedWords(["Send a priest", "Send a priest"])).toBe(2);
  });

  test("keep an amount with what it counts", () => {
    expect(sharedWords(["Convert 1 priest", "Convert 1 worker"])).toBe(1);
  });

  test("keep together what stands in brackets", () => {
    expect(sharedWords(["Move one (Guild of Artists)", "Move one (Guild of Scholars)"])).toBe(2);
    expect(sharedWords(["Move (soon) one here", "Move (soon) one there"])).toBe(3);
  });

  test("are of some kind in every game", () => {
    expect(kind(move("x", "Leave", "leave"))).toBe("leave");
    expect(kind(move("x", "Roll the die", 4))).toBe("Roll");
  });

  test("are found by words or notation, without accents and capitals", () => {
    expect(matching(moves, "dwelling f6").map((one) => one.notation)).toEqual(["build F6"]);
    expect(matching(moves, "PASS")).toHaveLength(1);
    expect(matching([move("a", "Améliorer", null)], "ameli")).toHaveLength(1);
    expect(matching(moves, "  ")).toHaveLength(3);
  });
});
