// From a press to a choice that is sent: what is asked twice, what is chosen in a row, and what answers itself.

import { untrack } from "svelte";
import type { GameFace } from "../games/face";
import type { Asking } from "./asking.svelte";
import type { Away } from "./away.svelte";
import type { Live } from "./live.svelte";
import type { TableView } from "./tableView.svelte";
import { ui } from "./ui.svelte";

export class Choosing {
  /** Choices that the board could not tell apart. */
  meant = $state.raw<readonly string[]>([]);
  /** What is still to be chosen on a way that was pressed as a whole. */
  private ahead: readonly string[] = [];

  /** Made while a component is set up: it lives as long as that. */
  constructor(
    private readonly live: Live,
    private readonly table: TableView,
    private readonly face: GameFace,
    private readonly asking: Asking,
    private readonly away: Away,
  ) {
    $effect(() => {
      if (table.isDown) asking.disarm();
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
    const { table, live, face } = this;
    const isWanted = ui.swift && table.taught === null && live.table.pending === null && !table.isUndoAsked;
    return isWanted && !this.isReading ? face.forcedIn(table.view, table.choices, table) : null;
  });
  readonly canUndo = $derived.by(() => this.table.canUndo || this.asking.armed !== null || this.table.mayAskUndo);
  /** The others would have to agree to it. */
  readonly mustAsk = $derived.by(
    () => this.table.hasOthers && this.asking.armed === null && !this.table.canUndo && this.table.mayAskUndo,
  );

  /** Choose, after a second word where one is wanted. */
  choose = (choice: string): void => {
    const { table, asking, face } = this;
    if (table.isDown) return;
    if (!ui.confirm || asking.armed === choice || face.isPlain(table.view, choice)) return this.play(choice);
    ui.sheet = null;
    void asking.arm(choice, this.play);
  };

  /** Choose without being asked again. */
  play = (choice: string): void => {
    this.ahead = [];
    this.meant = [];
    ui.hovered = null;
    ui.pointed = null;
    ui.sheet = null;
    this.asking.disarm();
    this.asking.excuse = null;
    this.away.from = null;
    this.live.choose(choice);
  };

  /** Make these choices, one after the other. */
  go = ([choice, ...rest]: readonly string[]): void => {
    if (choice === undefined || !this.table.choices.includes(choice)) return;
    if (rest.length === 0) return this.choose(choice);
    this.play(choice);
    this.ahead = rest;
  };

  /** Take back what can be taken back alone; with a press of the button, also ask the others. */
  undo = (mayAsk: boolean): void => {
    if (this.asking.armed !== null) this.asking.disarm();
    else if (mayAsk || this.table.canUndo) this.live.undo();
  };

  hint = async (): Promise<void> => {
    const { table, asking } = this;
    if (asking.advice === "thinking" || table.isDown || table.view.to_act !== table.view.seat) return;
    const choice = await asking.hint();
    if (choice !== null) ui.hovered = choice;
  };

  private goOn(): void {
    const rest = this.ahead;
    this.ahead = [];
    this.go(rest);
  }
}
