import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const game = fileURLToPath(new URL("../src/frenzy/games/adrenaline", import.meta.url));
const server = process.env["FRENZY_SERVER"] ?? "http://127.0.0.1:8000";
const proxy = { "/api": { target: server, ws: true } };

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@adrenaline": game } },
  build: { target: "es2022", assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false } },
  server: { proxy, fs: { allow: [".", game] } },
  preview: { proxy },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], hookTimeout: 60_000 },
});
