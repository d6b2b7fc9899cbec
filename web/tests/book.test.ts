// Whoever reads at a table: a page that is new is opened, one that was read is not, and a choice is kept before it is put away.

import { beforeEach, expect, it, vi } from "vitest";
import { Reader } from "../src/campaign/reader.svelte";
import * as http from "../src/wire/http";
import type { BookInfo, Page, ReadPage } from "../src/wire/types";

const page = (id: string, is_read = false): Page => ({
  id, chapter: 1, moment: "opening", title: { say: "t" }, name: { say: "n" }, text: { say: "x" }, note: null, decision: null, is_read,
});
let pages: Page[];
let sent: ReadPage[];
let isDown: boolean;

beforeEach(() => {
  [pages, sent, isDown] = [[page("1-opening"), page("1-halfway"), page("1-boss", true)], [], false];
  vi.spyOn(http, "campaignBook").mockImplementation(() => (isDown ? Promise.reject(new Error("down")) : Promise.resolve({ pages })));
  vi.spyOn(http, "readPage").mockImplementation((_, wanted): Promise<BookInfo> => {
    if (isDown) return Promise.reject(new Error("down"));
    sent.push(wanted);
    pages = pages.map((each) => (each.id === wanted.page ? { ...each, is_read: true } : each));
    return Promise.resolve({ pages });
  });
});

it("opens a page that is new, once", async () => {
  const reader = new Reader("c");
  expect(reader.isAt("1-opening")).toBe(true);
  await reader.come("1-opening");
  expect(reader.page?.id).toBe("1-opening");
  expect(reader.isAt("1-opening")).toBe(true);
  await reader.turn("");
  expect([reader.page, reader.isAt("1-opening")]).toEqual([null, false]);
  await reader.come("1-opening");
  expect(reader.page).toBeNull();
  await new Reader("c").come("1-opening");
  expect(sent).toEqual([{ page: "1-opening", answer: "" }]);
});

it("opens none that was read", async () => {
  const reader = new Reader("c");
  await reader.come("1-boss");
  expect([reader.page, reader.isAt("1-boss")]).toEqual([null, false]);
});

it("counts a page as read whose place another one takes", async () => {
  const reader = new Reader("c");
  await reader.come("1-opening");
  await reader.come("1-halfway");
  expect(reader.page?.id).toBe("1-halfway");
  expect(sent).toEqual([{ page: "1-opening", answer: "" }]);
});

it("keeps a page open until what was chosen on it is kept", async () => {
  const reader = new Reader("c");
  await reader.come("1-halfway");
  isDown = true;
  await expect(reader.turn("well")).rejects.toThrow("down");
  expect(reader.page?.id).toBe("1-halfway");
  isDown = false;
  await reader.turn("well");
  expect([reader.page, sent]).toEqual([null, [{ page: "1-halfway", answer: "well" }]]);
});

it("is no hindrance where the book cannot be fetched", async () => {
  isDown = true;
  const reader = new Reader("c");
  await reader.come("1-opening");
  expect([reader.page, reader.isAt("1-opening")]).toEqual([null, false]);
});
