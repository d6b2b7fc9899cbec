// What has to be loaded before a page can be used, compressed, must stay small: the front door, and a table of each game.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const folder = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", folder), "utf8"));
const size = (file) => gzipSync(readFileSync(new URL(file, folder))).length;

/** The chunks and all that they import at once. */
const loaded = (names) => {
  const wanted = new Set();
  const visit = (name) => {
    if (wanted.has(name)) return;
    wanted.add(name);
    for (const next of manifest[name].imports ?? []) visit(next);
  };
  for (const name of names) if (name in manifest) visit(name);
  return [...wanted];
};
const entry = [...Object.keys(manifest).filter((name) => manifest[name].isEntry), "src/text/en.ts"];
const wordsOf = (game) => [`src/games/${game}/words/en.ftl?raw`];
const faces = new URL("../src/games/", import.meta.url);
const games = readdirSync(faces).filter((game) => existsSync(new URL(`${game}/face.ts`, faces)));
const pages = {
  "front door": [...entry, "src/pages/Front.svelte", "src/front/PlainFront.svelte", "src/games/adrenaline/front.ts", ...wordsOf("adrenaline")],
  ...Object.fromEntries(games.map((game) => [`table of ${game}`, [...entry, "src/pages/TablePage.svelte", "src/games/default/face.ts", `src/games/${game}/face.ts`, ...wordsOf(game)]])),
  campaign: [...entry, "src/pages/Campaign.svelte", "src/games/wreckland/campaign.ts", ...wordsOf("wreckland")],
};

let isTooBig = false;
for (const [page, names] of Object.entries(pages)) {
  const total = loaded(names).reduce((sum, name) => sum + size(manifest[name].file), 0);
  console.log(`${page}: ${(total / 1000).toFixed(1)} kB of script, compressed (limit ${LIMIT / 1000} kB)`);
  isTooBig ||= total > LIMIT;
}
if (isTooBig) process.exit(1);
