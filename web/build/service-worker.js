// Puts the list of built files into the service worker, so that each build has a cache of its own.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** @returns {import("vite").Plugin} */
export function serviceWorker() {
  let root = "";
  /** @type {string[]} */
  let shell = [];
  let folder = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = join(root, config.build.outDir);
    },
    // After the page is made, which does away with scripts it can do without: one file that is missing and no
    // browser would take the service worker.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((file) => /\.(js|css|woff2)$/.test(file));
        shell = ["/", "/icon.svg", "/manifest.webmanifest", ...files.map((file) => `/${file}`)].sort();
        const hash = createHash("sha256");
        for (const output of Object.values(bundle)) hash.update(output.type === "chunk" ? output.code : output.source);
        const source = readFileSync(join(root, "src/service-worker.js"), "utf8")
          .replace('"__VERSION__"', JSON.stringify(hash.digest("hex").slice(0, 12)))
          .replace("/* __FILES__ */", JSON.stringify(shell).slice(1, -1));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      },
    },
    closeBundle() {
      const missing = shell.filter((file) => file !== "/" && !existsSync(join(folder, file)));
      if (missing.length > 0) this.error(`the service worker names what is not there: ${missing.join(", ")}`);
    },
  };
}
