import { describe, expect, it } from "vitest";
import { positions } from "./samples/load";
import { areaWhy, cardWhy, dieWhy, handWhy, workshopWhy } from "./why";

const me = { ...positions[0]!.view.players[0]!, dice: [2, 5], seat: 0 };

describe("a click that is not offered is asked about", () => {
  it("with a die that fits", () => {
    expect(dieWhy(me, "artists", [5, 6])).toBe("die 5 artists");
  });
  it("with the die that is nearest to fitting", () => {
    expect(dieWhy(me, "hall", [3])).toBe("die 2 as 3 hall");
  });
  it("even when all dice are placed", () => {
    expect(dieWhy({ ...me, dice: [] }, "port", [4])).toBe("die 4 port");
  });
  it("not at all by those who only look on", () => {
    expect(dieWhy(null, "port", [4])).toBeUndefined();
    expect(cardWhy(null, "elf-1")).toBeUndefined();
  });
  it("as fulfilling one's own card, never another's", () => {
    expect(handWhy(me, 0, "elf-1")).toBe("fulfil elf-1");
    expect(handWhy(me, 1, "elf-1")).toBeUndefined();
  });
  it("as selling what stands, and as building where nothing does", () => {
    expect(areaWhy(me, 0, 1, true)).toBe("sell-area 2");
    expect(areaWhy(me, 0, 1, false)).toBe("area 2");
    expect(workshopWhy(me, "artists", 0)).toBe("sell-workshop artists 1");
  });
});
