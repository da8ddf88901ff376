import { expect, it } from "vitest";
import sheet from "../art/Sheet.svelte?raw";
import { HOUSES } from "../places";
import { eventChanges, printed } from "../printed";
import { badges, benefitsOf } from "./badges";

it("marks where every Event changes something", () => {
  for (const event of printed.events) {
    const shown = badges(event.id, []);
    expect(shown.length, event.id).toBeGreaterThan(0);
    for (const { house, icon, text } of shown) {
      expect([...HOUSES, "event"], event.id).toContain(house);
      expect(sheet).toContain(`id="rtn-${icon}"`);
      expect(text).not.toBe("");
    }
  }
});

it("marks nothing without an Event or an office", () => {
  expect(badges(null, [])).toEqual([]);
  expect(benefitsOf(1, [null, 0, null])).toEqual([]);
  expect(benefitsOf(null, [null, 0, null])).toEqual([]);
});

it("adds what one's own offices change to what the Event changes", () => {
  const held = printed.offices.map((office) => (office.benefit === "port-bonus" ? 2 : 0));
  const benefits = benefitsOf(2, held);
  expect(benefits.length).toBeGreaterThan(0);
  const texts = (event: string | null) => badges(event, benefits).map(({ text }) => text);
  expect(texts(null)).toEqual([`+${benefits.length}`]);
  const rich = printed.events.find((event) => eventChanges(event.id, "port-coins") > 0)!;
  expect(texts(rich.id)).toEqual([`+${benefits.length + eventChanges(rich.id, "port-coins")}`]);
});

it("leaves lower prices to the places", () => {
  const held = printed.offices.map((office) => (office.benefit === "house-discount" ? 2 : 0));
  expect(badges(null, benefitsOf(2, held)).map(({ text }) => text)).toEqual(["↓"]);
});
