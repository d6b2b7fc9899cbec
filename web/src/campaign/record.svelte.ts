// The records of this device: a list of runs for each game that has a series.

import { games } from "../stores/games.svelte";
import { store, stored } from "../stores/ui.svelte";
import type { Json, TableInfo } from "../wire/types";
import { merged, runOf, runsIn, written, type Run } from "./record";

const keyOf = (game: string): string => `frenzy-record-${game}`;
const sinceOf = (game: string): string => `${keyOf(game)}-since`;
const BRANCHES = "frenzy-branches";
const MOST_BRANCHES = 40;

const branches = (): string[] => (stored(BRANCHES) ?? "").split(" ").filter((id) => id !== "");

class Records {
  private known = $state.raw<Readonly<Record<string, readonly Run[]>>>({});

  of(game: string): readonly Run[] {
    return this.known[game] ?? runsIn(game, stored(keyOf(game))) ?? [];
  }

  /** Add what is new. Another window may have written since: what is kept counts. */
  add(game: string, runs: readonly Run[]): void {
    this.keep(game, merged(runsIn(game, stored(keyOf(game))) ?? [], runs));
  }

  /** What was begun before this is not written down again when somebody looks at it. */
  forget(game: string): void {
    store(sinceOf(game), String(Date.now() / 1_000));
    this.keep(game, []);
  }

  private keep(game: string, runs: readonly Run[]): void {
    this.known = { ...this.known, [game]: runs };
    store(keyOf(game), written(game, runs));
  }

  /** A game that goes on from the middle of another one is none of the series. */
  leaveOut(table: string): void {
    store(BRANCHES, [...branches(), table].slice(-MOST_BRANCHES).join(" "));
  }

  /** A table is over: whoever sat there writes it down, once. */
  async note(table: TableInfo, own: readonly number[], outcome: Json): Promise<void> {
    if (branches().includes(table.id)) return;
    await games.load();
    const info = games.info(table.game);
    const run = info === undefined ? null : runOf(info, table, own, outcome, Date.now() / 1_000);
    if (run !== null && run.started >= Number(stored(sinceOf(table.game)))) this.add(table.game, [run]);
  }
}

export const records = new Records();
