import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./build/compressed.js";
import { serviceWorker } from "./build/service-worker.js";
import { sizes } from "./build/sizes.js";
import { words } from "./build/words.js";

// Where a developer's server listens; `vite` hands it everything that is not a page.
const server = process.env.LUDOTHEQUE_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [words(), svelte(), serviceWorker(), compressed(), sizes()],
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: server, ws: true } },
  },
  build: {
    target: "es2022",
    // Data addresses would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files, because each costs a far reader a way there and back: what every page needs, what pages share,
    // what every table needs; a game and its words are one each by themselves.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "library", tags: ["$initial"], priority: 3 },
            { name: "pages", test: /[\\/]src[\\/](?:ui|state|text|styles)[\\/]/, priority: 2 },
            { name: "table", test: /[\\/]src[\\/](?:table|board|svg|pages[\\/]Table\.svelte)/, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    include: ["src/**/*.test.ts", "build/**/*.test.ts"],
    environment: "node",
    setupFiles: ["src/words/for-tests.ts"],
    // A slow machine is not a broken client: some tests draw hundreds of tables.
    testTimeout: 60_000,
  },
});
