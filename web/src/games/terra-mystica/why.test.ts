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
    expect(hexWhy(hex({ terrain: "forest" }), me, "actions")).toBe("build E5");
    expect(hexWhy(hex({}), me, "actions")).toBe("transform E5 to green");
  });
  it("as the next upgrade of one's own structure", () => {
    expect(hexWhy(hex({ structure: "dwelling", seat: me.seat }), me, "actions")).toBe("upgrade E5 to TP");
    expect(hexWhy(hex({ structure: "temple", seat: me.seat }), me, "actions")).toBe("upgrade E5 to SA");
  });
  it("as building where others live, which is refused for that reason", () => {
    expect(hexWhy(hex({ structure: "dwelling", seat: 4 }), me, "actions")).toBe("build E5");
  });
  it("not at all by those who only look on", () => {
    expect(hexWhy(hex({}), null, "actions")).toBeUndefined();
  });
  it("with a structure of the board on the hex it could come from", () => {
    const hexes = [
      hex({ name: "A1", structure: "dwelling", seat: me.seat }),
      hex({ name: "A2", structure: "trading-house", seat: me.seat }),
    ];
    expect(buildingWhy("stronghold", hexes, me)).toBe("upgrade A2 to SH");
    expect(buildingWhy("trading-house", hexes, me)).toBe("upgrade A1 to TP");
  });
  it("as a first dwelling before the first round", () => {
    expect(hexWhy(hex({}), me, "place-dwellings")).toBe("place E5");
    expect(hexWhy(hex({ terrain: null, name: "r3" }), me, "place-dwellings")).toBe("place r3");
  });
  it("with a dwelling where one could stand soonest", () => {
    const far = hex({ name: "A1", row: 0, col: 0, terrain: "forest" });
    const near = hex({ name: "E6", row: 4, col: 6, terrain: "forest" });
    const own = hex({ structure: "dwelling", seat: me.seat });
    expect(buildingWhy("dwelling", [far, near, own], { ...me, reach: [] })).toBe("build E6");
    expect(buildingWhy("dwelling", [far, near, own], { ...me, reach: [0] })).toBe("build A1");
  });
  it("with a terrain of the wheel as what its player could do with it", () => {
    const view = { ...positions[0]!.view, round: 2, hexes: [hex({})] };
    expect(terrainWhy("mountains", { ...me, reach: [0] }, view)).toBe("transform E5 to gray");
    expect(terrainWhy("mountains", { ...me, reach: [] }, view)).toBeUndefined();
    expect(terrainWhy("mountains", me, { ...view, round: 0 })).toBe("pick-color gray");
    const shifting = { ...me, faction: "shapeshifters", structures: [1, 0, 0, 1, 0] } as PlayerView;
    expect(terrainWhy("mountains", shifting, view)).toBe("shapeshift gray with power");
    expect(terrainWhy("mountains", { ...me, faction: "riverwalkers" }, view)).toBe("unlock-terrain gray");
  });
});
