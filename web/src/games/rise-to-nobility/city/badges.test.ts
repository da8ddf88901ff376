import { expect, it } from "vitest";
import sheet from "../art/Sheet.svelte?raw";
import { printed } from "../printed";
import { badges } from "./badges";
import { TALL, WIDE } from "./layout";

it.each([["wide", WIDE], ["tall", TALL]] as const)("marks where every Event changes something, inside a %s city", (_, layout) => {
  for (const event of printed.events) {
    const shown = badges(event.id, layout);
    expect(shown.length, event.id).toBeGreaterThan(0);
    for (const { x, y, icon, text } of shown) {
      expect(x >= 0 && y >= 0 && x + 42 <= layout.width && y + 18 <= layout.height, event.id).toBe(true);
      expect(sheet).toContain(`id="rtn-${icon}"`);
      expect(text).not.toBe("");
    }
  }
});

it("marks nothing without an Event", () => {
  expect(badges(null, WIDE)).toEqual([]);
});
