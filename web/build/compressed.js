// Writes a brotli copy beside every file worth it, so that the server never compresses.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const worth = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** @returns {import("vite").Plugin} */
export function compressed() {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: "post",
      handler() {
        for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
          const path = join(folder, file);
          if (!worth.test(file) || !statSync(path).isFile()) continue;
          const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params: quality }));
        }
      },
    },
  };
}
