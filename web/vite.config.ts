import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const games = new URL("../src/frenzy/games/", import.meta.url);
const alias = { "@adrenaline": fileURLToPath(new URL("adrenaline", games)), "@resistance": fileURLToPath(new URL("resistance", games)) };
const server = process.env["FRENZY_SERVER"] ?? "http://127.0.0.1:8000";
const proxy = { "/api": { target: server, ws: true } };

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias },
  build: { target: "es2022", assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false } },
  server: { proxy, fs: { allow: [".", ...Object.values(alias)] } },
  preview: { proxy },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], hookTimeout: 60_000 },
});
