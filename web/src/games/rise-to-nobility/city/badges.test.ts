import { expect, it } from "vitest";
import sheet from "../art/Sheet.svelte?raw";
import { eventChanges, printed } from "../printed";
import { badges, benefitsOf } from "./badges";
import { TALL, WIDE } from "./layout";

it.each([
  ["wide", WIDE],
  ["tall", TALL],
] as const)("marks where every Event changes something, inside a %s city", (_, layout) => {
  for (const event of printed.events) {
    const shown = badges(event.id, [], layout);
    expect(shown.length, event.id).toBeGreaterThan(0);
    for (const { x, y, icon, text } of shown) {
      expect(x >= 0 && y >= 0 && x + 42 <= layout.width && y + 18 <= layout.height, event.id).toBe(true);
      expect(sheet).toContain(`id="rtn-${icon}"`);
      expect(text).not.toBe("");
    }
  }
});

it("marks nothing without an Event or an office", () => {
  expect(badges(null, [], WIDE)).toEqual([]);
  expect(benefitsOf(1, [null, 0, null])).toEqual([]);
  expect(benefitsOf(null, [null, 0, null])).toEqual([]);
});

it("adds what one's own offices change to what the Event changes", () => {
  const held = printed.offices.map((office) => (office.benefit === "port-bonus" ? 2 : 0));
  const benefits = benefitsOf(2, held);
  expect(benefits.length).toBeGreaterThan(0);
  const texts = (event: string | null) => badges(event, benefits, WIDE).map(({ text }) => text);
  expect(texts(null)).toEqual([`+${benefits.length}`]);
  const rich = printed.events.find((event) => eventChanges(event.id, "port_coins") > 0)!;
  expect(texts(rich.id)).toEqual([`+${benefits.length + eventChanges(rich.id, "port_coins")}`]);
});

it("leaves lower prices to the places", () => {
  const held = printed.offices.map((office) => (office.benefit === "house-discount" ? 2 : 0));
  expect(badges(null, benefitsOf(2, held), WIDE).map(({ text }) => text)).toEqual(["↓"]);
});
