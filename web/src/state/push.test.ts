import { expect, test } from "vitest";
import { inLetters } from "./push";

test("keys are written without padding and with letters an address may hold", () => {
  expect(inLetters(new Uint8Array([251, 255, 190, 1]).buffer)).toBe("-_--AQ");
  expect(inLetters(null)).toBe("");
});
