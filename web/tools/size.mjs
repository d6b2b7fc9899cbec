// The first load of script, compressed, must stay small.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const folder = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", folder), "utf8"));

const wanted = new Set();
const visit = (name) => {
  if (wanted.has(name)) return;
  wanted.add(name);
  for (const next of manifest[name].imports ?? []) visit(next);
};
for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(name);

const english = Object.keys(manifest).filter((name) => /en\.(ts|ftl)/.test(name) || manifest[name].name === "en");
for (const name of english) visit(name);

const size = (file) => gzipSync(readFileSync(new URL(file, folder))).length;
const total = [...wanted].reduce((sum, name) => sum + size(manifest[name].file), 0);
console.log(`first load: ${(total / 1000).toFixed(1)} kB of script, compressed (limit ${LIMIT / 1000} kB)`);
if (total > LIMIT) process.exit(1);
