import { afterEach, expect, it } from "vitest";
import { piece, print, printed } from "./printed";

const carried = printed;
afterEach(() => print(carried));

it("draws what the host has put on the components", () => {
  expect(piece("ship")?.trophy).toBe(25);
  const pieces = carried.pieces.map((it) => (it.kind === "ship" ? { ...it, trophy: 30 } : it));
  print({ ...carried, content: "another", pieces });
  expect(piece("ship")?.trophy).toBe(30);
});
