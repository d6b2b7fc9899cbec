// Shared screens know no game: each comes in through its face, and says its words only at its own tables.

import { readFileSync, readdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Lights } from "../src/choices/lights";
import { option } from "./telling";

const source = new URL("../src/", import.meta.url);
const files = (folder: URL): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = new URL(entry.isDirectory() ? `${entry.name}/` : entry.name, folder);
    return entry.isDirectory() ? files(path) : /\.(svelte|ts)$/.test(entry.name) ? [path.pathname.slice(source.pathname.length)] : [];
  });

describe("what is shared", () => {
  const shared = files(source).filter((path) => !/^games\/\w+\//.test(path));

  it("is most of the client", () => expect(shared.length).toBeGreaterThan(80));

  it.each(shared)("%s names no game", (path) => {
    const text = readFileSync(new URL(path, source), "utf8");
    const named = text.split("\n").filter((line) => /adrenaline|wreckland/i.test(line) && !/^\s*(\/\/|\*|\/\*\*)/.test(line));
    expect(named).toEqual([]);
  });
});

describe("lights", () => {
  const lights = new Lights([option("use 4 NW", "use", "die w4", "slot NW"), option("use 4 NW 2", "use", "die w4", "slot NW"), option("done", "done")]);

  it("are the choices of each thing that a choice names", () => {
    expect(lights.of("slot", "NW").map(({ notation }) => notation)).toEqual(["use 4 NW", "use 4 NW 2"]);
    expect(lights.of("die", "w4")).toHaveLength(2);
    expect(lights.of("slot", "NE")).toEqual([]);
  });

  it("are known by their kind", () => expect([lights.has("die"), lights.has("square")]).toEqual([true, false]));
});

describe("words of a game", () => {
  type Texts = typeof import("../src/text/text.svelte");
  let texts: Texts;
  const kept = new Map<string, string>();

  beforeEach(async () => {
    kept.clear();
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
    vi.stubGlobal("document", { documentElement: {} });
    vi.resetModules();
    texts = await import("../src/text/text.svelte");
    await texts.text.speak("en");
  });
  afterEach(() => vi.unstubAllGlobals());

  const hail = (language: string): Promise<readonly string[]> => Promise.resolve([`hail = Hail in ${language}`]);

  it("are said beside those of the client", async () => {
    expect(texts.knows("hail")).toBe(false);
    await texts.text.use("first", hail);
    expect([texts.say("hail"), texts.knows("undo")]).toEqual(["Hail in en", true]);
  });

  it("come again when the language changes", async () => {
    await texts.text.use("first", hail);
    await texts.text.choose("pl");
    expect([texts.say("hail"), texts.text.language, kept.get("frenzy-language")]).toEqual(["Hail in pl", "pl", "pl"]);
  });

  it("are gone at the table of another game, unless they were added", async () => {
    await texts.text.use("first", hail);
    await texts.text.add("more", () => Promise.resolve(["more = More"]));
    expect([texts.knows("hail"), texts.knows("more")]).toEqual([true, true]);
    await texts.text.use("second", () => Promise.resolve(["other = Other"]));
    expect([texts.knows("hail"), texts.knows("more"), texts.say("other")]).toEqual([false, false, "Other"]);
  });

  it("that come late do not take the place of later ones", async () => {
    let tell: (found: readonly string[]) => void = () => undefined;
    const slow = texts.text.use("first", () => new Promise((settle) => (tell = settle)));
    await texts.text.use("second", () => Promise.resolve(["hail = Second"]));
    tell(["hail = First"]);
    await slow;
    expect(texts.say("hail")).toBe("Second");
  });

  it("that do not come leave everything as it was", async () => {
    await texts.text.use("first", (language) => (language === "fr" ? Promise.reject(new Error("no answer")) : hail(language)));
    await expect(texts.text.choose("fr")).rejects.toThrow("no answer");
    expect([texts.text.language, texts.say("hail"), kept.size]).toEqual(["en", "Hail in en", 0]);
  });
});
