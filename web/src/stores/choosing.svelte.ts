// From a press to a choice that is sent: what is asked twice, what is chosen in a row, and what answers itself.

import { untrack } from "svelte";
import type { Option, WholeFace } from "../games/face";
import type { Queries } from "./queries.svelte";
import type { Missed } from "./missed.svelte";
import type { Connection } from "./connection.svelte";
import type { TableView } from "./tableView.svelte";
import { ui } from "./ui.svelte";

export class Choosing {
  /** Choices that the board could not tell apart. */
  meant = $state.raw<readonly Option[]>([]);
  /** What is still to be chosen on a way that was pressed as a whole. */
  private ahead: readonly string[] = [];

  /** Made while a component is set up: it lives as long as that. */
  constructor(
    private readonly connection: Connection,
    private readonly table: TableView,
    private readonly face: WholeFace,
    private readonly queries: Queries,
    private readonly missed: Missed,
  ) {
    $effect(() => {
      if (table.isDown) queries.disarm();
    });
    $effect(() => {
      void table.version;
      untrack(() => this.goOn());
    });
    $effect(() => {
      const { forced } = this;
      if (forced === null) return;
      const timer = setTimeout(() => this.play(forced.choice), forced.pause);
      return () => clearTimeout(timer);
    });
  }

  private readonly isReading = $derived.by(() => ui.inspected.length > 0 || ui.rule !== null || this.table.isDown);
  /** The only answer, if it is about to be given by itself. */
  readonly forced = $derived.by(() => {
    const { table, connection, face } = this;
    const isWanted = ui.swift && table.taught === null && connection.table.pending === null && !table.isUndoAsked;
    return isWanted && !this.isReading ? face.forcedIn(table.view, table.options, table) : null;
  });
  readonly noUndo = $derived.by(() => (this.queries.armed === null ? this.table.noUndo : null));
  /** The others would have to agree to it. */
  readonly mustAsk = $derived.by(
    () => this.table.hasOthers && this.queries.armed === null && !this.table.canUndo && this.noUndo === null,
  );

  /** Choose, after a second word where one is wanted. */
  choose = (choice: string): void => {
    const { table, queries } = this;
    if (table.isDown) return;
    if (!ui.confirm || queries.armed === choice || this.optionOf(choice)?.plain) return this.play(choice);
    ui.sheet = null;
    void queries.arm(choice, this.play);
  };

  /** Choose without being asked again. */
  play = (choice: string): void => {
    this.ahead = [];
    this.meant = [];
    ui.hovered = null;
    ui.pointed = null;
    ui.sheet = null;
    this.queries.disarm();
    this.queries.excuse = null;
    this.missed.from = null;
    this.connection.choose(choice);
  };

  /** Make these choices, one after the other. */
  go = ([choice, ...rest]: readonly string[]): void => {
    if (choice === undefined || this.optionOf(choice) === undefined) return;
    if (rest.length === 0) return this.choose(choice);
    this.play(choice);
    this.ahead = rest;
  };

  /** Take back what can be taken back alone; with a press of the button, also ask the others. */
  undo = (mayAsk: boolean): void => {
    if (this.queries.armed !== null) this.queries.disarm();
    else if (mayAsk || this.table.canUndo) this.connection.undo();
  };

  hint = async (): Promise<void> => {
    const { table, queries } = this;
    if (queries.advice === "thinking" || table.isDown || !table.isMine) return;
    const choice = await queries.hint();
    if (choice !== null) ui.hovered = choice;
  };

  private optionOf(choice: string): Option | undefined {
    return this.table.options.find(({ notation }) => notation === choice);
  }

  private goOn(): void {
    const rest = this.ahead;
    this.ahead = [];
    this.go(rest);
  }
}
