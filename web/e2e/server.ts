// One server for all tests, on a free port of this machine; a test may open another.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const LIMITS = [
  "guest",
  "request",
  "table",
  "socket",
  "socket-account",
  "socket-address",
  "socket-open",
  "preview",
  "hint",
  "sign-up",
];

/** A library that was opened for tests. */
interface Opened {
  address: string;
  database: string;
  close: () => Promise<void>;
}

export default async function start(): Promise<() => Promise<void>> {
  const binary = process.env.LUDOTHEQUE;
  if (!binary) throw new Error("LUDOTHEQUE must name the built server: use `cargo xtask e2e`");
  const { address, database, close } = await open(binary, ["serve"]);
  process.env.BASE_URL = address;
  process.env.DATABASE = database;
  return close;
}

/** Opens a library with a database that is thrown away when it closes. */
export async function open(binary: string, words: string[] = []): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), "ludotheque-e2e-"));
  const address = `127.0.0.1:${await freePort()}`;
  const database = `sqlite:${join(folder, "e2e.db")}`;
  const server = spawn(
    binary,
    [
      ...words,
      ...["--address", address, "--database", database, "--sockets-per-address", "0"],
      ...["--log", "warn", "--bot-pause-ms", "0"],
      ...LIMITS.flatMap((limit) => [`--limit-${limit}`, "off"]),
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const gone = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await answers(`http://${address}/healthz`, () => server.exitCode !== null);
  const close = async () => {
    server.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true });
  };
  return { address: `http://${address}`, database, close };
}

async function answers(url: string, ended: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (ended()) throw new Error("the server ended by itself");
    const fine = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (fine) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the server does not answer");
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
