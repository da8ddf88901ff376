// One server for all tests, on a free port of this machine, with a database that is thrown away.
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

export default async function start(): Promise<() => Promise<void>> {
  const binary = process.env.LUDOTHEQUE;
  if (!binary) throw new Error("LUDOTHEQUE must name the built server: use `cargo xtask e2e`");
  const folder = mkdtempSync(join(tmpdir(), "ludotheque-e2e-"));
  const address = `127.0.0.1:${await freePort()}`;
  const database = `sqlite:${join(folder, "e2e.db")}`;
  const server = spawn(
    binary,
    [
      "serve",
      ...["--address", address, "--database", database, "--sockets-per-address", "0"],
      ...["--log", "warn", "--bot-pause-ms", "0"],
      ...LIMITS.flatMap((limit) => [`--limit-${limit}`, "off"]),
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const gone = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  process.env.BASE_URL = `http://${address}`;
  process.env.DATABASE = database;
  await answers(`http://${address}/healthz`, () => server.exitCode !== null);
  return async () => {
    server.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true });
  };
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
