// The size gate: the build fails when the shell with the board kit, or a board with the words of one language,
// becomes too heavy to download.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * A board with three hundred cards, whose texts are printed tables, or of a land and a field of battle, may take more.
 * @type {Record<string, number>}
 */
const limits = { shell: 180_000, account: 25_000, fonts: 50_000, tapestry: 90_000, arcadia: 90_000 };
const BOARD = 60_000;

/** Pages about oneself: nobody loads them on the way to a table. */
const ACCOUNT = /\/src\/pages\/(?:Account|Admin|Confirm|Enter|Forgotten|Friends|Reset|Settings)\.svelte/;

/**
 * Which part of the client a chunk belongs to: a game by its folder, its words in one language, the pages about
 * oneself, or the shell.
 * @param {string[]} modules
 */
export function part(modules) {
  for (const module of modules) {
    const words = /\/src\/games\/([^/]+)\/words\/([a-z]+)\.(?:ts|ftl)/.exec(module);
    if (words) return `${words[1]} in ${words[2]}`;
    const own = /\/src\/words\/([a-z]+)\.ftl/.exec(module);
    if (own) return `shell in ${own[1]}`;
    const game = /\/src\/games\/([^/]+)\//.exec(module);
    if (game) return game[1] ?? "shell";
  }
  return modules.some((module) => ACCOUNT.test(module)) ? "account" : "shell";
}

/**
 * Chunks that only games need are no part of the shell: they are shared between the games.
 * @param {Map<string, string>} parts by chunk
 * @param {Map<string, string[]>} imports which chunks each chunk needs
 */
export function shareAmongGames(parts, imports) {
  for (const [chunk, name] of parts) {
    const users = [...imports].filter(([, needed]) => needed.includes(chunk)).map(([user]) => parts.get(user));
    if (name === "shell" && users.length > 0 && users.every((user) => user !== "shell")) parts.set(chunk, "shared");
  }
}

/**
 * What a reader downloads: the shell and what all boards share, and each board, with their longest languages.
 * @param {Record<string, number>} bytes of each part
 * @returns {Record<string, number>}
 */
export function downloads({ shell = 0, account = 0, shared = 0, fonts = 0, ...boards }) {
  const names = Object.keys(boards).filter((name) => !name.includes(" in "));
  const words = (/** @type {string} */ name) =>
    Object.entries(boards).flatMap(([other, size]) => (other.startsWith(`${name} in `) ? [size] : []));
  const whole = names.map((name) => [name, (boards[name] ?? 0) + Math.max(0, ...words(name))]);
  return { shell: shell + shared + Math.max(0, ...words("shell")), account, fonts, ...Object.fromEntries(whole) };
}

/**
 * @param {Record<string, number>} bytes of what is downloaded
 * @returns {string[]}
 */
export function tooHeavy(bytes) {
  return Object.entries(bytes).flatMap(([name, size]) => {
    const limit = limits[name] ?? BOARD;
    return size > limit ? [`${name}: ${size} bytes, at most ${limit}`] : [];
  });
}

/** @returns {import("vite").Plugin} */
export function sizes() {
  let folder = "";
  /** @type {Map<string, string>} */
  const parts = new Map();
  return {
    name: "sizes",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      /** @type {Map<string, string[]>} */
      const imports = new Map();
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== "chunk") continue;
        const name = part(output.moduleIds);
        parts.set(file, name);
        imports.set(file, [...output.imports, ...output.dynamicImports]);
        for (const sheet of output.viteMetadata?.importedCss ?? []) parts.set(sheet, name);
      }
      shareAmongGames(parts, imports);
    },
    closeBundle: {
      sequential: true,
      order: "post",
      handler() {
        /** @type {Record<string, number>} */
        const bytes = {};
        for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
          if (!/\.(js|css|html|woff2)$/.test(file)) continue;
          const path = join(folder, file);
          const name = file.endsWith(".woff2") ? "fonts" : (parts.get(file) ?? "shell");
          bytes[name] = (bytes[name] ?? 0) + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
        }
        for (const [name, size] of Object.entries(bytes)) {
          console.log(`compressed ${name}: ${(size / 1000).toFixed(1)} kB`);
        }
        const found = tooHeavy(downloads(bytes));
        if (found.length > 0) this.error(`too heavy:\n  ${found.join("\n  ")}`);
      },
    },
  };
}
