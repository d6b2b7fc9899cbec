// A table as this device may show it, and what follows from who sits around it.

import { isAsked } from "../games/asked";
import type { BaseView, GameEvent, WholeFace } from "../games/face";
import { optionsOf } from "../games/told";
import { isOpenToAll } from "../people/hotseat";
import { taughtAt } from "../tutorial/follow";
import type { Question } from "../wire/types";
import type { Connection } from "./connection.svelte";
import { eventsOf } from "./table";

const NOTHING: Question = { text: { say: "prompt-over" } };

export class TableView {
  constructor(
    private readonly connection: Connection,
    private readonly face: WholeFace,
  ) {}

  private readonly hello = $derived.by(() => this.connection.table.hello);
  private readonly server = $derived.by(() => this.connection.table.server);
  /** A game need not repeat in its views what the table has agreed on. */
  private readonly seen = $derived.by(() => ({ options: this.hello?.table.options ?? {}, ...this.server?.view }) as unknown as BaseView);
  private readonly own = $derived(this.hello?.own ?? []);
  /** Between the hands of a shared device everybody looks on, and no hand lies open. */
  private readonly isOpen = $derived.by(() => isOpenToAll(this.own, this.seen, this.face.turnOf(this.seen)));

  readonly version = $derived(this.server?.version ?? 0);
  readonly view = $derived.by(() => (this.isOpen ? this.face.withoutHand(this.seen) : this.seen));
  readonly question = $derived.by(() => this.server?.question ?? NOTHING);
  readonly options = $derived.by(() => optionsOf(this.view, this.question));
  readonly seats = $derived(this.server?.seats ?? []);
  readonly outcome = $derived(this.server?.outcome ?? null);
  /** How likely each side is to win, or who would like to know. */
  readonly winBar = $derived(this.server?.win_bar ?? null);
  /** Somebody can say that of this game, which goes on. */
  readonly isJudged = $derived.by(() => (this.hello?.table.judged ?? false) && this.server?.phase === "playing" && this.outcome === null);
  readonly campaign = $derived(this.hello?.table.campaign ?? null);
  readonly events = $derived.by(() => this.told(eventsOf(this.connection.table) as unknown as GameEvent[]));
  /** What has just happened. The first chapter is what happened before one came: nobody plays that again. */
  readonly latest = $derived.by(() => {
    const { story } = this.connection.table;
    return this.told((story.length > 1 ? (story.at(-1)?.events ?? []) : []) as unknown as GameEvent[]);
  });

  readonly isMine = $derived(isAsked(this.view));
  /** While the line is down nothing can be chosen, and nothing looks as if it could. */
  readonly isDown = $derived.by(() => this.connection.status !== "open");
  readonly taught = $derived.by(() => taughtAt(this.face, this.hello?.table ?? null));
  /** Around one device everybody has seen what happened: nobody needs to be told again. */
  readonly isShared = $derived(this.own.length > 1);
  /** Advice is for those who play alone: nobody else is played against with it. */
  readonly isAlone = $derived(this.view.seat !== null && this.seats.filter(({ kind }) => kind === "human").length === 1);
  /** People win or lose together: what they show each other travels beside the game. */
  readonly isCooperative = $derived.by(() => this.hello?.table.cooperative ?? false);
  /** Nobody on this device plays. */
  readonly isGuest = $derived(this.own.length === 0);
  /** One of several people who do. */
  readonly isTogether = $derived(this.isCooperative && this.view.seat !== null && this.seats.some(({ kind, seat }) => kind === "human" && !this.own.includes(seat)));
  /** Where only one may sit, or only one plays, there is nobody to talk to. */
  readonly hasChat = $derived(this.seats.length > 1 && this.taught !== "puzzle");
  /** Somebody else at the table, or at this device, who could read something from a quick answer. */
  readonly hasPeople = $derived(this.seats.some(({ kind, seat }) => kind === "human" && seat !== this.view.seat));
  /** Those around one device have heard it already; others have to agree. */
  readonly hasOthers = $derived(this.seats.some(({ kind, seat }) => kind === "human" && !this.own.includes(seat)));

  readonly canUndo = $derived(this.server?.can_undo ?? false);
  readonly isUndoAsked = $derived(this.server?.undo != null);
  /** Why nothing can be taken back, not even by asking the others; null if something can. */
  readonly noUndo = $derived(this.canUndo ? null : this.isUndoAsked ? "asked" : (this.server?.no_undo ?? null));

  private told(events: readonly GameEvent[]): readonly GameEvent[] {
    return this.isOpen ? this.face.withoutCards(events) : events;
  }
}
