import { expect, it, vi } from "vitest";
import type { Deed } from "../connection";
import type { FromServer } from "../protocol/FromServer";
import type { LegalMove } from "../protocol/LegalMove";
import type { Position } from "../protocol/Position";
import type { TableInfo } from "../protocol/TableInfo";
import { Table } from "./table.svelte";

const server = vi.hoisted(() => ({
  hear: (_message: FromServer): void => {},
  deed: vi.fn<(deed: Deed) => Promise<number>>(),
  ask: vi.fn(),
}));
vi.mock("./live.svelte", () => ({
  listen: (hear: typeof server.hear) => {
    server.hear = hear;
    return () => {};
  },
  connection: { watch: () => {}, unwatch: () => {}, seen: () => {}, saw: () => {}, deed: server.deed, ask: server.ask },
}));

const go: LegalMove = { notation: "go", text: "Go", move: null };
const position = (at: number): Position => ({
  at,
  viewer: 0,
  view: null,
  asked: [],
  moves: [go],
  scores: [],
  undo: [],
  over: false,
});
const moved = (at: number) => server.hear({ type: "update", table: "a", position: position(at), steps: [] });

it("plays a turn once: until the table shows what came of it nothing more can be done", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ opening: [], steps: [], scores: [], next: null })));
  const table = new Table("a", null);
  const info = { id: "a", mine: [0], seats: [] } as unknown as TableInfo;
  server.hear({ type: "table", info, position: position(3), steps: [], chat: [], auto: { rules: {} }, seen: null });
  server.deed.mockResolvedValue(5);
  await table.answer(go);
  await table.answer(go);
  expect(server.deed).toHaveBeenCalledTimes(1);
  expect(table.busy).toBe(true);
  moved(4);
  expect(table.busy).toBe(true);
  moved(5);
  expect(table.busy).toBe(false);
  await table.answer(go);
  expect(server.deed).toHaveBeenCalledTimes(2);
  table.leave();
});

it("keeps a screen that is passed on covered until the next eyes see, and forgets what the eyes before were told", async () => {
  const told = (seat: number | null) => ({
    entry: 0,
    seat: 0,
    told: [{ text: `for ${seat}` }],
    undone: false,
    by: null,
  });
  vi.stubGlobal("fetch", (address: string) => {
    const seat = new URL(address, "http://here").searchParams.get("seat");
    return Promise.resolve(
      Response.json({ opening: [], steps: [told(Number(seat ?? 0))], scores: [[0, 0]], next: null }),
    );
  });
  const table = new Table("a", null);
  const info = { id: "a", mine: [0, 1], seats: [], secrets: true } as unknown as TableInfo;
  const seen = (viewer: number): FromServer => ({
    type: "table",
    info,
    position: { ...position(1), viewer, asked: [{ seat: 1, text: "" }] as never },
    steps: [],
    chat: [],
    auto: { rules: {} },
    seen: null,
  });
  server.hear(seen(0));
  await vi.waitFor(() => expect(table.steps[0]?.told[0]?.text).toBe("for 0"));
  expect(table.passTo).toBe(1);
  table.look(1);
  expect([table.passTo, table.seat, table.steps]).toEqual([1, 0, []]);
  server.hear(seen(1));
  expect([table.passTo, table.seat]).toEqual([null, 1]);
  await vi.waitFor(() => expect(table.steps[0]?.told[0]?.text).toBe("for 1"));
  table.leave();
});
