import { expect, it } from "vitest";
import sheet from "../art/Sheet.svelte?raw";
import { untouched } from "../gallery/fresh";
import { HOUSES } from "../places";
import { printed } from "../printed";
import { badges } from "./badges";

const calm = { ...untouched(false), event: null };
const texts = (changes: Partial<typeof calm>) =>
  badges({ ...calm, ...changes }).map(({ house, text }) => [house, text]);

/** Events whose change the view tells: a price, a gain of the Port, what is closed. */
const TOLD = [
  "port-coins",
  "house-discount",
  "building-discount",
  "council-reputation-loss",
  "close-port",
  "close-castle",
];

it("marks where every Event changes something", () => {
  for (const event of printed.events) {
    const shown = badges({ ...calm, event: event.id });
    const told = event.says.some(({ key }) => TOLD.some((one) => key === `key-${one}`));
    if (!told) expect(shown.length, event.id).toBeGreaterThan(0);
    for (const { house, icon, text } of shown) {
      expect([...HOUSES, "event"], event.id).toContain(house);
      expect(sheet).toContain(`id="rtn-${icon}"`);
      expect(text).not.toBe("");
    }
  }
});

it("marks nothing without an Event or an office", () => {
  expect(badges(calm)).toEqual([]);
});

it("marks what the view says Event and offices come to", () => {
  expect(texts({ port: { ...calm.port, more: 2 } })).toEqual([["port", "+2"]]);
  expect(texts({ port: { ...calm.port, closed: true } })).toEqual([["port", "✕"]]);
  expect(texts({ castle_closed: true })).toEqual([["castle", "✕"]]);
  expect(texts({ council_loss: 1 })).toEqual([["council", "→ −1"]]);
});

it("leaves lower prices to the places", () => {
  expect(texts({ house_price: printed.house_price - 1 })).toEqual([["yard", "↓"]]);
  expect(texts({ building_prices: calm.building_prices.map((price) => price - 1) })).toEqual([["hall", "↓"]]);
});
