import { describe, expect, it } from "vitest";
import { sentences } from "./text";

describe("what is said about a thing", () => {
  it("has one full stop after each sentence", () => {
    expect(sentences("Bowl II: 4 power", "Sacrifice one token.", "Sacrifice")).toBe(
      "Bowl II: 4 power. Sacrifice one token. Sacrifice",
    );
    expect(sentences("Build here?", "2 coins")).toBe("Build here? 2 coins");
  });
  it("leaves out what there is not", () => {
    expect(sentences("Temple", undefined, "")).toBe("Temple");
  });
});
