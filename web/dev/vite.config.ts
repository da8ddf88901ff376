// Serves the development pages of this folder; nothing here is part of the product.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  root: here,
  publicDir: `${here}../public`,
  plugins: [svelte()],
  server: { host: "127.0.0.1", fs: { allow: [fileURLToPath(new URL("../..", import.meta.url))] } },
  build: { outDir: "../dev-dist", emptyOutDir: true },
});
