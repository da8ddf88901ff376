// The size gate: the build fails when the shell or a game becomes too heavy to download.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const limits = { shell: 150_000, fonts: 50_000, game: 120_000, shared: 40_000 };

/**
 * Which part of the client a chunk belongs to: a game by its folder, or the shell.
 * @param {string[]} modules
 */
export function part(modules) {
  for (const module of modules) {
    const game = /\/src\/games\/([^/]+)\//.exec(module);
    if (game) return game[1] ?? "shell";
  }
  return "shell";
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
 * @param {Record<string, number>} bytes
 * @returns {string[]}
 */
export function tooHeavy(bytes) {
  return Object.entries(bytes).flatMap(([name, size]) => {
    const limit = name === "shell" || name === "fonts" || name === "shared" ? limits[name] : limits.game;
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
        const found = tooHeavy(bytes);
        if (found.length > 0) this.error(`too heavy:\n  ${found.join("\n  ")}`);
      },
    },
  };
}
