// The size gate: the build fails when the shell or a game becomes too heavy to download.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const limits = { shell: 150_000, fonts: 50_000, game: 120_000 };

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
 * @param {Record<string, number>} bytes
 * @returns {string[]}
 */
export function tooHeavy(bytes) {
  return Object.entries(bytes).flatMap(([name, size]) => {
    const limit = name === "shell" || name === "fonts" ? limits[name] : limits.game;
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
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== "chunk") continue;
        const name = part(output.moduleIds);
        parts.set(file, name);
        for (const sheet of output.viteMetadata?.importedCss ?? []) parts.set(sheet, name);
      }
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
