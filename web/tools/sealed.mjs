// What a campaign has not opened yet must not be in what every visitor loads: no name of a card, no word of a chapter.
import { readFileSync, readdirSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const house = new URL("../../src/frenzy/games/", import.meta.url);
const assets = new URL("../dist/assets/", import.meta.url);
const LANGUAGES = ["en", "fr", "pl"];
/** Known to everybody before the first chapter: the vehicles and who drives them. */
const isOpen = (key) => /^(vehicle|hero)-/.test(key);
const SEALED = /^(cards|chapter\d+|book\d+)\.ftl$/;
/** So short a name, or a piece of a sentence, may stand in any other sentence. */
const [SHORT, PIECE] = [8, 16];

const plain = (pattern) => {
  if (typeof pattern === "string") return pattern.length < SHORT ? [] : [pattern];
  return (pattern ?? []).filter((part) => typeof part === "string" && part.length >= PIECE);
};
const words = LANGUAGES.flatMap((language) => {
  const folder = new URL(`wreckland/locale/${language}/`, house);
  return readdirSync(folder)
    .filter((name) => SEALED.test(name))
    .flatMap((name) => new FluentResource(readFileSync(new URL(name, folder), "utf8")).body)
    .filter(({ id }) => !isOpen(id))
    .flatMap(({ id, value }) => plain(value).map((text) => ({ id, text: text.trim() })));
});

const leaks = readdirSync(assets)
  .filter((name) => name.endsWith(".js"))
  .flatMap((name) => {
    const script = readFileSync(new URL(name, assets), "utf8");
    return words.filter(({ text }) => script.includes(text)).map(({ id, text }) => `${name}: ${id} = ${text}`);
  });
console.log(`${words.length} sealed words, ${leaks.length} of them in the client`);
for (const leak of leaks) console.error(leak);
if (leaks.length > 0 || words.length < 100) process.exit(1);
