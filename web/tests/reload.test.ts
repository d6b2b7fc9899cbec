// A page that is older than what the server has.

import { describe, expect, it, vi } from "vitest";
import { renew, scriptIn } from "../src/wire/reload";

const page = (name: string): string =>
  `<!doctype html><head><script type="module" crossorigin src="/assets/${name}.js"></script></head><div id="app"></div>`;

const standing = (own: string, served: string, notes = new Map<string, string>()) => ({
  fetchPage: async () => served,
  own: `/assets/${own}.js`,
  kept: { getItem: (key: string) => notes.get(key) ?? null, setItem: (key: string, value: string) => void notes.set(key, value) },
  reload: vi.fn<() => void>(),
});

describe("a page whose files cannot be loaded", () => {
  it("knows a version by its first script", () => {
    expect(scriptIn(page("index-a1"))).toBe("/assets/index-a1.js");
    expect(scriptIn("<h1>Bad gateway</h1>")).toBeNull();
  });

  it("is loaded anew where the server has another version", async () => {
    const found = standing("index-a1", page("index-b2"));
    await renew(found);
    expect(found.reload).toHaveBeenCalledOnce();
  });

  it("stays where the server has the same one, or none", async () => {
    for (const served of [page("index-a1"), "", "<h1>Bad gateway</h1>"]) {
      const found = standing("index-a1", served);
      await renew(found);
      expect(found.reload).not.toHaveBeenCalled();
    }
  });

  it("is not loaded anew for the same version again, but for a later one", async () => {
    const notes = new Map<string, string>();
    for (const [served, times] of [["index-b2", 1], ["index-b2", 0], ["index-c3", 1]] as const) {
      const found = standing("index-a1", page(served), notes);
      await renew(found);
      expect(found.reload).toHaveBeenCalledTimes(times);
    }
  });

  it("stays where nothing can be kept: it could be loaded for ever", async () => {
    const found = standing("index-a1", page("index-b2"));
    const refuse = (): never => {
      throw new Error("no storage");
    };
    await expect(renew({ ...found, kept: { getItem: refuse, setItem: refuse } })).rejects.toThrow("no storage");
    expect(found.reload).not.toHaveBeenCalled();
  });
});
