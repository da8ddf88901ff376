import { describe, expect, it } from "vitest";
import { flightsOf } from "../../board/motion";
import { placeOf } from "./happenings";
import type { Event } from "./protocol/Event";
import declared from "./protocol/Event.ts?raw";
import { printed } from "./printed";
import { positions } from "./samples/load";

const { view } = positions.find((position) => position.view.battle && position.view.battle.pieces.length > 0)!;
const scene = { view, main: 0, before: [] };

/** Every kind of event with fields of its declared types, as plain as can be. */
function examples(): Event[] {
  const value = (name: string, type: string): unknown => {
    if (type.includes("Spot")) return { side: 0, unit: 0, column: 0, row: 0 };
    if (type === "boolean") return true;
    if (type.includes("Array")) return [0, 0];
    if (["candidates", "tied", "claimants"].includes(name)) return 3;
    if (type.includes("number") || type.includes("Seat") || type.includes("bigint")) return 0;
    if (name === "slot") return "army-1";
    if (name === "unit") return "militia";
    return "";
  };
  return [...declared.matchAll(/\{ "kind": "([a-z_]+)",([^{}]*)\}/g)].map(([, kind, fields]) => {
    const entries = [...(fields ?? "").matchAll(/(?:^|[\s,*/])([a-z_]+): ([^,}]+),/g)];
    return Object.fromEntries([
      ["kind", kind],
      ...entries.map(([, name, type]) => [name, value(name ?? "", (type ?? "").trim())]),
    ]) as unknown as Event;
  });
}

describe("every event", () => {
  const all = examples();

  it("is found in the declaration", () => {
    expect(all.length).toBe([...declared.matchAll(/"kind":/g)].length);
    expect(all.length).toBeGreaterThan(90);
  });

  it.each(all.map((event) => ({ event, kind: event.kind })))("has its places: $kind", ({ event }) => {
    const happening = placeOf(event, scene);
    expect(Array.isArray(happening.at)).toBe(true);
    for (const place of [...happening.at, ...(happening.from ?? [])]) expect(place).not.toMatch(/undefined|:$/);
    const nowhere = ["map_laid", "throne_vacant", "election_failed", "deployed", "round_begins", "mode_chosen"];
    if (!nowhere.includes(event.kind)) expect(happening.at.length, event.kind).toBeGreaterThan(0);
  });
});

it("shows an army where it arrives, and where it set out", () => {
  const found = placeOf({ kind: "marched", seat: 1, army: 2, to: 4 }, scene);
  expect(found.at).toEqual([`province:${printed.provinces[4]!.id}`]);
  expect(found.from?.[0]).toBe("army:1:2");
});

it("shows a fight on the cells of the field", () => {
  const piece = view.battle!.pieces[0]!;
  const spot = { side: piece.side, unit: piece.unit, column: piece.column, row: piece.row };
  expect(placeOf({ kind: "rallied", at: spot, losses: 0 }, scene).at[0]).toBe(`cell:${piece.x}:${piece.y}`);
});

it("lets gold fly from whoever pays to whoever is paid", () => {
  expect(flightsOf([{ kind: "paid", seat: 0, to: 2, gold: 4 }], { view, main: 0 }, placeOf)).toEqual([
    { icon: "coin", from: ["who:0", "seat:0"], to: ["who:2", "seat:2"] },
  ]);
});
