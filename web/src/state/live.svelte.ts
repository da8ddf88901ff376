// The connection as pages see it: its state, and who wants to hear what.
import { Connection, type ConnectionState, type Wire } from "../connection";
import type { FromServer } from "../protocol/FromServer";
import { protocols } from "../unpack";
import { lang } from "../words/index.svelte";
import { session } from "./session.svelte";

type Hear = (message: FromServer) => void;

const listeners = new Set<Hear>();

class Live {
  state = $state<ConnectionState>("connecting");
  /** Why the server let us go for good. */
  why = $state<string | null>(null);
  version = $state("");
  /** What the administrators tell everybody. */
  announcement = $state("");
}

export const live = new Live();

function address(): string {
  const scheme = window.location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${window.location.host}/api/socket`;
}

function open(): Wire {
  const socket = new WebSocket(address(), protocols());
  socket.binaryType = "arraybuffer";
  return socket as Wire;
}

export const connection = new Connection(
  {
    open,
    now: () => Date.now(),
    later: (milliseconds, what) => {
      const timer = setTimeout(what, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    online: () => navigator.onLine,
    lang,
    key: () => crypto.randomUUID(),
  },
  {
    message: (message) => {
      if (message.type === "welcome") {
        live.version = message.version;
        session.become(message.me);
      }
      if (message.type === "announce") live.announcement = message.text;
      for (const hear of listeners) hear(message);
    },
    state: (state, why) => {
      live.state = state;
      live.why = why;
    },
  },
);

/** Hears every message until the result is called. */
export function listen(hear: Hear): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** The server's time now. */
export function serverNow(): number {
  return Date.now() + connection.ahead;
}

export function startConnection(): void {
  window.addEventListener("online", () => connection.networkChanged());
  window.addEventListener("offline", () => connection.networkChanged());
  connection.start();
}
