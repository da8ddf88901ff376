import { constants, deflateRawSync } from "node:zlib";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, pause, RefusedError, timing, type ConnectionState, type Wire } from "./connection";
import type { FromClient } from "./protocol/FromClient";
import type { FromServer } from "./protocol/FromServer";

class FakeWire implements Wire {
  sent: FromClient[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close() {
    this.closed = true;
  }
  hear(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The server answers the hello. */
  welcome() {
    this.onopen?.();
    this.hear({ type: "welcome", protocol: 1, version: "0", now: 0, me: null });
  }
  types() {
    return this.sent.map((message) => message.type);
  }
}

/** A world where time passes only when told to. */
class World {
  wires: FakeWire[] = [];
  now = 1000;
  online = true;
  states: ConnectionState[] = [];
  heard: FromServer[] = [];
  #timers: { at: number; what: () => void }[] = [];
  #keys = 0;

  readonly connection = new Connection(
    {
      open: () => {
        const wire = new FakeWire();
        this.wires.push(wire);
        return wire;
      },
      now: () => this.now,
      later: (milliseconds, what) => {
        const timer = { at: this.now + milliseconds, what };
        this.#timers.push(timer);
        return () => {
          this.#timers = this.#timers.filter((other) => other !== timer);
        };
      },
      random: () => 1,
      online: () => this.online,
      lang: () => "fr",
      key: () => `key-${++this.#keys}`,
    },
    { message: (message) => this.heard.push(message), state: (state) => this.states.push(state) },
  );

  get wire(): FakeWire {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error("nothing was opened");
    return wire;
  }

  pass(milliseconds: number) {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.now = next.at;
      next.what();
    }
    this.now = end;
  }
}

let world: World;
beforeEach(() => {
  world = new World();
  world.connection.start();
});

const play = { type: "play", table: "t", seat: 0, at: 3, moves: ["pass"] } as const;

describe("a connection", () => {
  test("says hello in the reader's language and is connected when welcomed", () => {
    world.wire.welcome();
    expect(world.wire.sent[0]).toEqual({ type: "hello", protocol: 1, lang: "fr" });
    expect(world.connection.state).toBe("connected");
  });

  test("sends nothing before it is welcomed", () => {
    world.connection.watch({ table: "t", invite: null, seen: null, seat: null });
    void world.connection.deed({ ...play, moves: ["pass"] });
    world.wire.onopen?.();
    expect(world.wire.types()).toEqual(["hello"]);
    world.wire.hear({ type: "welcome", protocol: 1, version: "0", now: 0, me: null });
    expect(world.wire.types()).toEqual(["hello", "watch", "play"]);
  });

  test("resolves a deed when it is acknowledged", async () => {
    world.wire.welcome();
    const done = world.connection.deed({ ...play, moves: ["pass"] });
    world.wire.hear({ type: "ack", key: "key-1", at: 4 });
    await expect(done).resolves.toBe(4);
    expect(world.connection.owed).toBe(0);
  });

  test("sends what was not acknowledged again, with the same key, after a lost connection", async () => {
    world.wire.welcome();
    const done = world.connection.deed({ ...play, moves: ["pass"] });
    world.wire.onclose?.();
    expect(world.connection.state).toBe("reconnecting");
    world.pass(timing.firstRetry);
    world.wire.welcome();
    const again = world.wire.sent.find((message) => message.type === "play");
    expect(again).toMatchObject({ key: "key-1", at: 3, moves: ["pass"] });
    world.wire.hear({ type: "ack", key: "key-1", at: 4 });
    await expect(done).resolves.toBe(4);
  });

  test("does not send again what was acknowledged", async () => {
    world.wire.welcome();
    const done = world.connection.deed({ ...play, moves: ["pass"] });
    world.wire.hear({ type: "ack", key: "key-1", at: 4 });
    await done;
    world.wire.onclose?.();
    world.pass(timing.firstRetry);
    world.wire.welcome();
    expect(world.wire.types()).toEqual(["hello"]);
  });

  test("rejects a deed with the server's words when it is refused", async () => {
    world.wire.welcome();
    const done = world.connection.deed({ ...play, moves: ["pass"] });
    world.wire.hear({ type: "refused", key: "key-1", refused: { code: "TM-8.1", text: "Not now." } });
    await expect(done).rejects.toThrow(RefusedError);
    await expect(done).rejects.toThrow("Not now.");
  });

  test("asks a question again after a lost connection and gives the answer to the asker", async () => {
    world.wire.welcome();
    const answer = world.connection.ask({ type: "hint", table: "t", seat: 0, planned: [] });
    world.wire.onclose?.();
    world.pass(timing.firstRetry);
    world.wire.welcome();
    expect(world.wire.types()).toEqual(["hello", "hint"]);
    world.wire.hear({ type: "hint", id: 1, table: "t", hint: { notation: "pass", text: "Pass", move: null } });
    await expect(answer).resolves.toMatchObject({ hint: { notation: "pass" } });
  });

  test("follows its tables again from what it has seen", () => {
    world.wire.welcome();
    world.connection.watch({ table: "t", invite: "x", seen: null, seat: 2 });
    world.connection.watchLobby(true);
    world.connection.seen("t", 17);
    world.wire.onclose?.();
    world.pass(timing.firstRetry);
    world.wire.welcome();
    expect(world.wire.sent).toContainEqual({ type: "watch", table: "t", invite: "x", seen: 17, seat: 2 });
    expect(world.wire.types()).toContain("watch_lobby");
  });

  test("forgets a table it left", () => {
    world.wire.welcome();
    world.connection.watch({ table: "t", invite: null, seen: null, seat: null });
    world.connection.unwatch("t");
    world.connection.restart();
    world.wire.welcome();
    expect(world.wire.types()).toEqual(["hello"]);
  });

  test("gives up on a server that has fallen silent", () => {
    world.wire.welcome();
    const silent = world.wire;
    world.pass(timing.ping);
    expect(silent.types()).toContain("ping");
    world.pass(timing.ping);
    expect(silent.closed).toBe(true);
    expect(world.connection.state).toBe("reconnecting");
  });

  test("stays with a server that answers, however late a sleepy browser calls", () => {
    world.wire.welcome();
    for (let round = 0; round < 5; round += 1) {
      world.pass(timing.ping);
      world.now += 60_000;
      const ping = world.wire.sent.findLast((message) => message.type === "ping");
      if (ping?.type === "ping") world.wire.hear({ type: "pong", sent: ping.sent, now: ping.sent });
    }
    expect(world.connection.state).toBe("connected");
    expect(world.wires).toHaveLength(1);
  });

  test("waits longer after each failure and starts anew when it succeeds", () => {
    expect([0, 1, 2, 3, 10].map((attempt) => pause(attempt, 1))).toEqual([300, 600, 1200, 2400, timing.longestRetry]);
    expect(pause(0, 0)).toBe(150);
    world.wire.onclose?.();
    world.pass(300);
    world.wire.onclose?.();
    world.pass(599);
    expect(world.wires).toHaveLength(2);
    world.pass(1);
    expect(world.wires).toHaveLength(3);
    world.wire.welcome();
    world.wire.onclose?.();
    world.pass(300);
    expect(world.wires).toHaveLength(4);
  });

  test("rests without a network and comes back with it", () => {
    world.wire.welcome();
    world.online = false;
    world.connection.networkChanged();
    expect(world.connection.state).toBe("offline");
    world.pass(60_000);
    expect(world.wires).toHaveLength(1);
    world.online = true;
    world.connection.networkChanged();
    expect(world.wires).toHaveLength(2);
  });

  test("hears what came packed before the connection ended", async () => {
    world.wire.welcome();
    const bye = deflateRawSync('{"type":"bye","why":"banned"}\n', { finishFlush: constants.Z_SYNC_FLUSH });
    world.wire.onmessage?.({ data: Uint8Array.from(bye).buffer });
    world.wire.onclose?.();
    await vi.waitFor(() => expect(world.connection.state).toBe("gone"));
    expect(world.states).not.toContain("reconnecting");
    world.pass(60_000);
    expect(world.wires).toHaveLength(1);
  });

  test("comes back if what came packed cannot be read", async () => {
    world.wire.welcome();
    world.wire.onmessage?.({ data: Uint8Array.from([255, 255]).buffer });
    await vi.waitFor(() => expect(world.connection.state).toBe("reconnecting"));
    world.pass(timing.firstRetry);
    expect(world.wires).toHaveLength(2);
  });

  test("comes back after a restart of the server, but not after a ban", () => {
    world.wire.welcome();
    world.wire.hear({ type: "bye", why: "restart" });
    world.wire.onclose?.();
    world.pass(timing.firstRetry);
    world.wire.welcome();
    expect(world.connection.state).toBe("connected");
    world.wire.hear({ type: "bye", why: "banned" });
    expect(world.connection.state).toBe("gone");
    world.pass(60_000);
    expect(world.wires).toHaveLength(2);
  });
});
