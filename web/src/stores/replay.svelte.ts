// A finished game, step by step, through somebody's eyes. Pages come from the server once and stay.

import type { BaseView, GameEvent } from "../games/face";
import { factOf, pauseAfter, turnAt, turnsAlong, type Fact } from "../replay/timeline";
import { RequestFailed, fetchSteps } from "../wire/http";
import type { Choice, Json, Question, StepInfo, TableInfo } from "../wire/types";

export const PAGE = 50;
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** "open": every hand lies open; "public": what everybody saw; else the number of a seat. */
export type Viewer = string;

export const isViewer = (text: string | null): text is Viewer => text !== null && /^(open|public|\d)$/.test(text);

/** One step as it is drawn. */
export interface Step {
  readonly number: number;
  readonly seat: number | null;
  /** What was chosen, in words; null where this viewer may not know it. */
  readonly said: Choice | null;
  readonly question: Question;
  readonly events: readonly GameEvent[];
  readonly view: BaseView;
  /** Of a game that people play together: how many choices each seat has made so far. */
  readonly decided: readonly number[];
}

type Pages = ReadonlyMap<string, readonly Step[]>;
type Fetch = typeof fetchSteps;

const readStep = (info: StepInfo, { options }: TableInfo): Step => ({
  number: info.number,
  seat: info.seat,
  said: info.said,
  decided: info.decided ?? [],
  question: info.question,
  events: info.events as unknown as GameEvent[],
  view: { options, ...info.view } as unknown as BaseView,
});

export const pageOf = (step: number): number => Math.floor(step / PAGE);

/** The pages in the order in which they are wanted: here, both neighbours, then the story from its beginning. */
export const wishes = (step: number, total: number): number[] => {
  const [here, last] = [pageOf(step), pageOf(total)];
  const all = [here, here - 1, here + 1, ...Array.from({ length: last + 1 }, (_, page) => page)];
  return [...new Set(all)].filter((page) => 0 <= page && page <= last);
};

const RETRY = 2_000;

export class Replay {
  table = $state.raw<TableInfo | null>(null);
  outcome = $state.raw<Json | null>(null);
  total = $state<number | null>(null);
  problem = $state.raw<unknown>(null);
  step = $state(0);
  viewer = $state<Viewer>("open");
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  /** A turn that somebody wants to see and whose step is not known yet. */
  sought = $state<number | null>(null);

  private pages = $state.raw<Pages>(new Map());
  private facts = $state.raw<readonly Fact[]>([]);
  private isBusy = false;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    start: { step: number; viewer: Viewer; turn: number | null },
    private readonly fetch: Fetch = fetchSteps,
  ) {
    this.step = start.step;
    this.viewer = start.viewer;
    this.sought = start.turn;
    void this.load();
  }

  // -- asking ----------------------------------------------------------------------------------------------------

  /** A step through the present viewer's eyes, if it has come already. */
  at(step: number): Step | null {
    return this.pages.get(`${this.viewer} ${pageOf(step)}`)?.find(({ number }) => number === step) ?? null;
  }

  readonly current = $derived(this.at(this.step));
  /** All that happened up to this step; null while a piece of it is still on its way. */
  readonly story = $derived.by(() => this.storyUpTo(this.step));
  /** The game as far as it has come without a gap, and its turns. */
  private readonly prefix = $derived(this.facts.filter(({ step }, place) => step === place));
  readonly turns = $derived(turnsAlong(this.prefix));
  /** The turn that is on; null before the first, and while it cannot be counted yet. */
  readonly turn = $derived(this.step < this.prefix.length ? turnAt(this.turns, this.step) : null);
  readonly marks = $derived(this.facts.flatMap(({ step, mark }) => (mark === null ? [] : [{ step, mark }])));
  /** Every page of this viewer is here. */
  readonly isWhole = $derived(this.total !== null && this.missing() === null);

  storyUpTo(step: number): GameEvent[] | null {
    const events: GameEvent[] = [];
    for (let page = 0; page <= pageOf(step); page += 1) {
      const steps = this.pages.get(`${this.viewer} ${page}`);
      if (steps === undefined) return null;
      for (const each of steps) if (each.number <= step) events.push(...each.events);
    }
    return events;
  }

  // -- going -----------------------------------------------------------------------------------------------------

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.total ?? step));
    this.sought = null;
    if (this.step === this.total) this.isPlaying = false;
    void this.load();
    this.tick();
  }

  /** Where a turn is best looked at. */
  goToTurn(turn: number): void {
    this.sought = turn;
    this.find();
  }

  look(viewer: Viewer): void {
    this.viewer = viewer;
    void this.load();
  }

  /** Play by itself, or stop. From the last step it begins anew. */
  toggle(): void {
    const isPlaying = !this.isPlaying;
    if (isPlaying && this.step === this.total) this.go(0);
    this.isPlaying = isPlaying;
    this.tick();
  }

  faster(by: 1 | -1): void {
    this.setSpeed(SPEEDS[SPEEDS.indexOf(this.speed) + by] ?? this.speed);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    this.tick();
  }

  retry(): void {
    this.problem = null;
    void this.load();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** The next step, after the time that this one deserves; one that is not here yet is waited for. */
  private tick(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying || this.isClosed) return;
    this.timer = setTimeout(
      () => (this.at(this.step + 1) === null && this.step !== this.total ? this.tick() : this.go(this.step + 1)),
      pauseAfter(this.current?.events ?? [], this.speed),
    );
  }

  // -- loading ---------------------------------------------------------------------------------------------------

  private missing(): number | null {
    if (this.total === null) return pageOf(this.step);
    return wishes(this.step, this.total).find((page) => !this.pages.has(`${this.viewer} ${page}`)) ?? null;
  }

  /** One page after the other, the nearest first, until the whole game is here. */
  private async load(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      for (let page = this.missing(); page !== null && !this.isClosed; page = this.missing())
        await this.fetchPage(this.viewer, page);
    } catch (error) {
      if (isNobody(error) && this.viewer !== "open") return this.lookAnew();
      this.problem = error;
      if (isPassing(error) && !this.isClosed) setTimeout(() => this.retry(), RETRY);
    } finally {
      this.isBusy = false;
    }
  }

  /** A link that names a seat which the game does not have still opens. */
  private lookAnew(): void {
    setTimeout(() => this.look("open"));
  }

  private async fetchPage(viewer: Viewer, page: number): Promise<void> {
    const found = await this.fetch(this.id, viewer, page * PAGE, PAGE);
    this.problem = null;
    this.table = found.table;
    this.total = found.total;
    this.outcome = found.outcome;
    if (this.step > found.total) this.step = found.total;
    const steps = found.steps.map((info) => readStep(info, found.table));
    this.pages = new Map(this.pages).set(`${viewer} ${page}`, steps);
    this.learn(steps);
  }

  /** Facts are kept in the order of the game, from the set-up on, whoever's eyes they came through. */
  private learn(steps: readonly Step[]): void {
    const known = new Map(this.facts.map((fact) => [fact.step, fact]));
    for (const { number, events } of steps) known.set(number, factOf(number, events));
    this.facts = [...known.values()].sort((a, b) => a.step - b.step);
    this.find();
  }

  /** The step of the turn that is sought, once everything up to it has come. */
  private find(): void {
    if (this.sought === null || this.total === null) return;
    const turn = this.turns[this.sought - 1];
    const isLast = this.facts.length === this.total + 1;
    if (turn !== undefined && (isLast || this.turns.length > this.sought)) this.go(turn.told);
    else if (isLast) this.sought = null;
  }
}

/** Worth another try: no answer, too fast, or a server that is busy. */
const isPassing = (error: unknown): boolean =>
  error instanceof RequestFailed && (error.status === 0 || error.status === 429 || error.status >= 500);

const isNobody = (error: unknown): boolean => error instanceof RequestFailed && error.problem.field === "viewer";
