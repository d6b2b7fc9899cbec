// Which page an address leads to. Each is loaded when it is come to, and all of them are told an id.

import type { Component } from "svelte";
import type { Route } from "../stores/route.svelte";

type Loading = Promise<{ default: Component<any> }>;

const PAGES = {
  front: (): Loading => import("./Front.svelte"),
  table: (): Loading => import("./TablePage.svelte"),
  replay: (): Loading => import("./ReplayPage.svelte"),
  campaign: (): Loading => import("./Campaign.svelte"),
  record: (): Loading => import("./Record.svelte"),
  puzzles: (): Loading => import("./Puzzles.svelte"),
  ladder: (): Loading => import("./Ladder.svelte"),
};

export type PageName = keyof typeof PAGES;

export const pageAt = ({ campaign, record, puzzle, table, isLadder, isReplay }: Route): readonly [name: PageName, id: string] => {
  if (campaign !== null) return ["campaign", campaign];
  if (record !== null) return ["record", record];
  if (table !== null) return [isReplay ? "replay" : "table", table];
  if (puzzle !== null) return ["puzzles", puzzle];
  return [isLadder ? "ladder" : "front", ""];
};

export const loadPage = (name: PageName): Loading => PAGES[name]();
