import { describe, expect, it } from "vitest";
import type { HexView } from "./protocol/HexView";
import type { PlayerView } from "./protocol/PlayerView";
import { positions } from "./samples/load";
import { buildingWhy, hexWhy, terrainWhy } from "./why";

const hex = (change: Partial<HexView>): HexView => ({
  name: "E5",
  row: 4,
  col: 5,
  terrain: "swamp",
  structure: null,
  seat: null,
  town: false,
  ...change,
});
const me = { ...positions[0]!.view.players[0]!, home: "forest" } as PlayerView;

describe("a click that is not offered is asked about", () => {
  it("as building on home terrain, and as digging elsewhere", () => {
    expect(hexWhy(hex({ terrain: "forest" }), me)).toBe("build E5");
    expect(hexWhy(hex({}), me)).toBe("transform E5 to green");
  });
  it("as the next upgrade of one's own structure", () => {
    expect(hexWhy(hex({ structure: "dwelling", seat: me.seat }), me)).toBe("upgrade E5 to TP");
    expect(hexWhy(hex({ structure: "temple", seat: me.seat }), me)).toBe("upgrade E5 to SA");
  });
  it("as building where others live, which is refused for that reason", () => {
    expect(hexWhy(hex({ structure: "dwelling", seat: 4 }), me)).toBe("build E5");
  });
  it("not at all by those who only look on", () => {
    expect(hexWhy(hex({}), null)).toBeUndefined();
  });
  it("with a structure of the board on the hex it could come from", () => {
    const hexes = [hex({ name: "A1", structure: "dwelling", seat: me.seat }), hex({ name: "A2", structure: "trading-house", seat: me.seat })];
    expect(buildingWhy("stronghold", hexes, me)).toBe("upgrade A2 to SH");
    expect(buildingWhy("trading-house", hexes, me)).toBe("upgrade A1 to TP");
    expect(terrainWhy("mountains")).toBe("shapeshift gray with power");
  });
});
