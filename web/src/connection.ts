// One socket to the server: says hello, keeps what is not yet acknowledged and sends it again after a
// lost connection with the same key, pings, and comes back by itself. Knows no page and no game.
import type { FromClient } from "./protocol/FromClient";
import type { FromServer } from "./protocol/FromServer";
import type { Refused } from "./protocol/Refused";
import { PROTOCOL } from "./protocol";
import { Unpacker } from "./unpack";

/** `gone` is final: the server said why, and coming back would not help. */
export type ConnectionState = "connecting" | "connected" | "reconnecting" | "offline" | "gone";

type Keyed = Extract<FromClient, { key: string }>;
type Question = Extract<FromClient, { id: number }>;
type Watch = Extract<FromClient, { type: "watch" }>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

export type Deed = Without<Keyed, "key">;
export type Inquiry = Without<Question, "id">;
export type Answer = Extract<FromServer, { type: "preview" | "why" | "hint" }>;

/** What a WebSocket has that we use. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface World {
  open: () => Wire;
  now: () => number;
  /** Does something later; the result forgets it. */
  later: (milliseconds: number, what: () => void) => () => void;
  random: () => number;
  /** False when the browser knows that there is no network. */
  online: () => boolean;
  lang: () => string;
  key: () => string;
}

export interface Listener {
  message: (message: FromServer) => void;
  state: (state: ConnectionState, why: string | null) => void;
}

/** Why a deed or a question was not answered. */
export class RefusedError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text);
    this.name = "RefusedError";
  }
}

export const timing = { ping: 10_000, firstRetry: 300, longestRetry: 15_000 };

/** How long to wait before the nth attempt: longer each time, never all clients at once. */
export function pause(attempt: number, random: number): number {
  const most = Math.min(timing.longestRetry, timing.firstRetry * 2 ** attempt);
  return Math.round(most * (0.5 + random / 2));
}

const final = new Set(["banned", "signed-out", "protocol"]);

interface Open<M, R> {
  message: M;
  done: (result: R) => void;
  failed: (error: RefusedError) => void;
}

export class Connection {
  state: ConnectionState = "connecting";
  /** Milliseconds from ping to pong, when last measured. */
  lag: number | null = null;
  /** How much further the server's clock is than ours. */
  ahead = 0;

  #world: World;
  #listener: Listener;
  #wire: Wire | null = null;
  #welcome = false;
  #attempt = 0;
  #heard = 0;
  #expected = 0;
  #ids = 0;
  #timers: (() => void)[] = [];
  #retry: (() => void) | null = null;
  #deeds = new Map<string, Open<Keyed, number>>();
  #questions = new Map<number, Open<Question, Answer>>();
  #watched = new Map<string, Watch>();
  #lobby = false;

  constructor(world: World, listener: Listener) {
    this.#world = world;
    this.#listener = listener;
  }

  start(): void {
    if (!this.#wire && !this.#retry) this.#connect();
  }

  /** Comes back with another identity or language. What is owed is kept. */
  restart(): void {
    this.#drop();
    this.#attempt = 0;
    this.#connect();
  }

  stop(): void {
    this.#drop();
    this.#set("gone", null);
  }

  /** The browser found or lost the network. */
  networkChanged(): void {
    if (this.state === "gone") return;
    if (!this.#world.online()) {
      this.#drop();
      this.#set("offline", null);
    } else if (this.state !== "connected") {
      this.restart();
    }
  }

  watch(message: Omit<Watch, "type">): void {
    const watch: Watch = { type: "watch", ...message };
    this.#watched.set(message.table, watch);
    if (this.#welcome) this.#send(watch);
  }

  unwatch(table: string): void {
    if (this.#watched.delete(table) && this.#welcome) this.#send({ type: "unwatch", table });
  }

  /** The log's length known for a table, to be told only what is new after a lost connection. */
  seen(table: string, length: number): void {
    const watch = this.#watched.get(table);
    if (watch) watch.seen = length;
  }

  /** The reader was shown so much of a table's log. If it does not arrive, they are told once more. */
  saw(table: string, at: number): void {
    if (this.#welcome) this.#send({ type: "seen", table, at });
  }

  watchLobby(on: boolean): void {
    if (this.#lobby === on) return;
    this.#lobby = on;
    if (this.#welcome) this.#send(on ? { type: "watch_lobby" } : { type: "unwatch_lobby" });
  }

  /** Does something exactly once; resolves to the log's length when it is safely stored. */
  deed(deed: Deed): Promise<number> {
    const message = { ...deed, key: this.#world.key() } as Keyed;
    return new Promise((done, failed) => {
      this.#deeds.set(message.key, { message, done, failed });
      if (this.#welcome) this.#send(message);
    });
  }

  /** Asks something; asked again after a lost connection. */
  ask(inquiry: Inquiry): Promise<Answer> {
    const message = { ...inquiry, id: ++this.#ids } as Question;
    return new Promise((done, failed) => {
      this.#questions.set(message.id, { message, done, failed });
      if (this.#welcome) this.#send(message);
    });
  }

  /** How many deeds wait for their acknowledgement. */
  get owed(): number {
    return this.#deeds.size;
  }

  #connect(): void {
    this.#retry = null;
    if (!this.#world.online()) {
      this.#set("offline", null);
      return;
    }
    this.#set(this.#attempt === 0 && this.state !== "reconnecting" ? "connecting" : "reconnecting", null);
    const wire = this.#world.open();
    this.#wire = wire;
    this.#heard = 0;
    this.#expected = this.#world.now();
    wire.onopen = () => this.#send({ type: "hello", protocol: PROTOCOL, lang: this.#world.lang() });
    const lost = () => {
      if (this.#wire === wire) this.#lost();
    };
    const hear = (text: string) => {
      if (this.#wire === wire) this.#hear(text);
    };
    const unpacker = new Unpacker({ message: hear, broken: lost });
    wire.onmessage = (event) => {
      if (typeof event.data === "string") hear(event.data);
      else if (event.data instanceof ArrayBuffer) unpacker.take(event.data);
    };
    wire.onclose = () => unpacker.finish(lost);
    this.#beat();
  }

  /** Pings while connected, and gives up on a server that has fallen silent. */
  #beat(): void {
    const again = this.#world.later(timing.ping, () => {
      this.#timers = [];
      // Nothing since the last ping, or no welcome at all. A browser may call us late; that is no
      // silence of the server.
      if (this.#heard < this.#expected) {
        this.#lost();
        return;
      }
      this.#expected = this.#world.now();
      this.#send({ type: "ping", sent: this.#expected });
      this.#beat();
    });
    this.#timers.push(again);
  }

  #hear(text: string): void {
    this.#heard = this.#world.now();
    const message = JSON.parse(text) as FromServer;
    switch (message.type) {
      case "welcome":
        this.#welcomed(message.now);
        break;
      case "ack": {
        const deed = this.#deeds.get(message.key);
        this.#deeds.delete(message.key);
        deed?.done(message.at);
        break;
      }
      case "refused": {
        const error = new RefusedError(message.refused);
        const deed = message.key === undefined ? undefined : this.#deeds.get(message.key);
        const question = message.id === undefined ? undefined : this.#questions.get(message.id);
        if (message.key !== undefined) this.#deeds.delete(message.key);
        if (message.id !== undefined) this.#questions.delete(message.id);
        deed?.failed(error);
        question?.failed(error);
        break;
      }
      case "preview":
      case "why":
      case "hint": {
        const question = this.#questions.get(message.id);
        this.#questions.delete(message.id);
        question?.done(message);
        break;
      }
      case "pong":
        this.lag = this.#world.now() - message.sent;
        this.ahead = message.now - (message.sent + this.lag / 2);
        break;
      case "bye":
        if (final.has(message.why)) {
          this.#drop();
          this.#set("gone", message.why);
        }
        break;
    }
    this.#listener.message(message);
  }

  #welcomed(now: number): void {
    this.#welcome = true;
    this.#attempt = 0;
    this.ahead = now - this.#world.now();
    this.#set("connected", null);
    if (this.#lobby) this.#send({ type: "watch_lobby" });
    for (const watch of this.#watched.values()) this.#send(watch);
    // The same keys: whatever was stored before the connection was lost is not done twice.
    for (const { message } of this.#deeds.values()) this.#send(message);
    for (const { message } of this.#questions.values()) this.#send(message);
  }

  #send(message: FromClient): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #lost(): void {
    this.#drop();
    if (!this.#world.online()) {
      this.#set("offline", null);
      return;
    }
    this.#set("reconnecting", null);
    const wait = pause(this.#attempt, this.#world.random());
    this.#attempt += 1;
    this.#retry = this.#world.later(wait, () => this.#connect());
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#welcome = false;
    for (const forget of this.#timers) forget();
    this.#timers = [];
    this.#retry?.();
    this.#retry = null;
    wire?.close();
  }

  #set(state: ConnectionState, why: string | null): void {
    if (this.state === state && why === null) return;
    this.state = state;
    this.#listener.state(state, why);
  }
}
