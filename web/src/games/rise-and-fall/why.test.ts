import { describe, expect, it } from "vitest";
import { positions } from "./samples/load";
import { cardWhy, hexWhy } from "./why";

const at = (phase: string) => positions.find(({ view }) => view.phase === phase)!;

describe("a click on something that is not offered", () => {
  it("asks in the notation of the question that is open", () => {
    const hex = (phase: string) => hexWhy(at(phase).view, at(phase).seat, 0)!.replace(/-?\d+,-?\d+/, "HEX");
    expect(hex("world")).toMatch(/^(tile|lift) HEX$/);
    expect(hex("deploy")).toMatch(/^place (nomad|city) HEX$/);
    expect(hex("creatures")).toBe("at HEX");
    expect(cardWhy(at("select").view, 0, "ship")).toBe("card ship");
    expect(cardWhy(at("decline").view, 0, "ship")).toBe("decline ship");
    expect(cardWhy(at("buy-back").view, 0, "ship")).toBe("buy ship");
  });

  it("asks nothing for those who only look on, or where there is no hex", () => {
    expect(hexWhy(at("actions").view, null, 0)).toBeUndefined();
    expect(hexWhy(at("actions").view, 0, 9999)).toBeUndefined();
    expect(cardWhy(at("select").view, null, "ship")).toBeUndefined();
  });

  it("aims when a piece has been picked", () => {
    const aiming = positions.find(({ view }) => view.picked !== null)!;
    expect(hexWhy(aiming.view, aiming.seat, 0)).toMatch(/^at /);
  });
});
