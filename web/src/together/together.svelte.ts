// What people who play together show each other, as this device sees it; and the plan that is being laid out on it.

import { getContext, setContext, untrack } from "svelte";
import { optionsOf, type GameEvent, type Option } from "../games/told";
import type { Connection } from "../stores/connection.svelte";
import type { TableView } from "../stores/tableView.svelte";
import type { Offer, PlanInfo, Planned, Question, Talk, VoteOption } from "../wire/types";

/** A plan on its way: what is in it so far, and what could follow. */
export interface Draft {
  readonly steps: readonly string[];
  readonly plan: Planned;
  readonly question: Question;
  readonly options: readonly Option[];
}

const MOST_STEPS = 16;

const draftOf = (plan: Planned, { question, choices }: Offer): Draft => ({
  steps: plan.steps.map(({ choice }) => choice),
  plan,
  question,
  options: offered({ question, choices }),
});

/** What an offer says, as choices. */
const offered = ({ question, choices }: Offer): readonly Option[] =>
  optionsOf({ seat: null, options: {}, to_act: null, prompt: "", choices }, question);

/** What a plan would do on the board, as far as nobody's luck is in it. */
export const eventsOf = ({ steps }: Planned): readonly GameEvent[] => steps.flatMap(({ events }) => events as unknown as GameEvent[]);

/** Chance in words: what is not sure is neither 0 nor 100. */
export const percentOf = (chance: number): number => (chance > 0 && chance < 1 ? Math.min(99, Math.max(1, Math.round(100 * chance))) : 100 * chance);

export class Together {
  draft = $state.raw<Draft | null>(null);
  private isTrying = false;

  /** Made while a component is set up: it lives as long as that. */
  constructor(
    readonly connection: Connection,
    readonly table: TableView,
  ) {
    $effect(() => {
      void table.version;
      untrack(() => void this.again());
    });
  }

  readonly talk = $derived.by((): Talk | null => this.connection.table.server?.talk ?? null);
  readonly seat = $derived.by(() => this.connection.table.hello?.seat ?? null);
  readonly own = $derived.by(() => this.connection.table.hello?.own ?? []);
  /** What somebody else may choose now; nothing where one is asked oneself. */
  readonly offer = $derived.by(() => (this.talk?.offer && this.table.isTogether ? offered(this.talk.offer) : []));
  readonly wish = $derived.by(() => this.talk?.wishes.find(({ seat }) => seat === this.seat)?.choice ?? null);
  private readonly winning = $derived.by(() => (this.talk?.vote?.winners ?? []).map((place) => this.choiceOf(this.talk?.vote?.options[place])));
  /** People without a connection, for whom no bot plays yet. */
  readonly gone = $derived.by(() => this.table.seats.filter(({ kind, connected, stand_in, seat }) => kind === "human" && !connected && !stand_in && !this.own.includes(seat)));
  /** A vote, a plan of somebody else or a question about hints waits for this device. */
  readonly isWanted = $derived.by(() => {
    const { vote, hints = [], are_hints_on, plans = [] } = this.talk ?? {};
    const hasVoted = this.own.some((seat) => vote?.votes[seat] !== undefined);
    const isPlanNew = plans.some(({ seat, agreed }) => !this.own.some((one) => one === seat || agreed.includes(one)));
    return isPlanNew || (vote != null && !vote.is_over && !hasVoted) || (hints.length > 0 && !are_hints_on && !this.own.some((seat) => hints.includes(seat)));
  });

  nameOf = (seat: number): string => this.table.seats[seat]?.name ?? "";

  /** Who would rather have this choice made. */
  wishers = (choice: string): readonly number[] => (this.talk?.wishes ?? []).filter((wish) => wish.choice === choice).map(({ seat }) => seat);

  /** The vote was for it. */
  isWinner = (choice: string): boolean => this.winning.includes(choice);

  /** What is played first if this is what people want; null if that is not known. */
  choiceOf = (option: VoteOption | undefined): string | null =>
    option?.choice ?? this.talk?.plans.find(({ seat }) => seat === option?.plan)?.plan.steps[0]?.choice ?? null;

  /** One may make this choice now. */
  canPlay = (choice: string | null | undefined): choice is string => this.table.options.some(({ notation }) => notation === choice);

  prefer = (choice: string): void => this.connection.tell({ type: "prefer", choice: this.wish === choice ? null : choice });

  agree = ({ seat, agreed }: PlanInfo): void => this.connection.tell({ type: "agree_plan", seat, agree: !this.own.some((one) => agreed.includes(one)) });

  allowHints = (allow: boolean): void => this.connection.tell({ type: "allow_hints", allow });

  // -- laying out a plan --------------------------------------------------------------------------------------------

  begin = (): void => void this.lay([]);

  add = (choice: string): void => {
    if (this.draft !== null && this.draft.steps.length < MOST_STEPS) void this.lay([...this.draft.steps, choice]);
  };

  back = (): void => {
    if (this.draft !== null) void this.lay(this.draft.steps.slice(0, -1));
  };

  end = (): void => {
    this.draft = null;
  };

  /** Let everybody see it. */
  show = async (): Promise<void> => {
    const steps = this.draft?.steps ?? [];
    if ((await this.connection.plan(steps, true)) !== null) this.end();
  };

  withdraw = (): void => void this.connection.plan([], true);

  private async lay(steps: readonly string[]): Promise<boolean> {
    if (this.isTrying) return true;
    this.isTrying = true;
    const found = await this.connection.plan(steps, false);
    this.isTrying = false;
    if (found?.plan == null || found.offer == null) return false;
    this.draft = draftOf(found.plan, found.offer);
    return true;
  }

  /** The table has gone on: what was laid out may still be possible, or but for its first step. */
  private async again(): Promise<void> {
    const steps = this.draft?.steps ?? null;
    if (steps === null) return;
    if (!(await this.lay(steps)) && !(await this.lay(steps.slice(1)))) await this.lay([]);
  }
}

const KEY = Symbol("together");

export const provideTogether = (connection: Connection, table: TableView): Together => setContext(KEY, new Together(connection, table));

/** Those who play together here; null where nobody does, as in a replay. */
export const useTogether = (): Together | null => getContext<Together | undefined>(KEY) ?? null;
