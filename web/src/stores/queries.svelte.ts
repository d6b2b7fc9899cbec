// Questions to the server about the table as it is seen: what a choice would do, why a thing cannot be chosen.

import { getContext, setContext } from "svelte";
import type { Plan } from "../games/face";
import { isHit, type GameEvent } from "../games/told";
import type { Answer, Ask, Explanation, Forecast, Reach } from "../wire/types";
import type { SoFar } from "./connection.svelte";

export type { Plan } from "../games/face";

/** Why a thing cannot be chosen; said beside the thing that was pressed. */
export interface Excuse {
  readonly subject: string;
  readonly reason: Explanation;
  readonly beside: DOMRect | null;
}

type Line = (question: Ask["question"], subject: string, soFar?: SoFar) => Promise<Answer | null>;

/** How long the pointer rests before the server is asked. */
const REST = 80;
/** So many questions in so many milliseconds, since the server would refuse more than a hundred messages; who asks for
 * advice always gets it. */
const MOST = 60;
const WHILE = 20_000;

/** What the game says about queries. */
export interface Manners {
  readonly hasOdds?: boolean;
}

export class Queries {
  /** What the choice under the pointer would do. */
  plan = $state.raw<Plan | null>(null);
  /** What chance may bring for it. */
  odds = $state.raw<readonly Explanation[]>([]);
  excuse = $state.raw<Excuse | null>(null);
  /** The choice that a strong player would take, once somebody has asked. */
  hinted = $state<string | null>(null);
  /** What speaks for it, where the game has a sentence for that. */
  motive = $state.raw<Explanation | null>(null);
  /** Whether the answer is on its way, has come, or never will. */
  advice = $state<"none" | "thinking" | "given" | "refused">("none");
  /** A choice that waits to be confirmed. */
  armed = $state<string | null>(null);
  /** A choice that was pressed, before it is known whether it has to be confirmed. */
  pressed = $state<string | null>(null);
  private wished: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private known = new Map<string, Promise<Answer | null>>();
  private sent: number[] = [];

  constructor(
    private readonly line: Line,
    private readonly manners: Manners,
  ) {}

  /** The table has gone on: nothing that was answered holds any longer. */
  forget(): void {
    clearTimeout(this.timer);
    this.known = new Map();
    this.wished = this.plan = this.excuse = this.hinted = this.motive = null;
    this.odds = [];
    this.advice = "none";
    this.disarm();
  }

  /** Somebody looks at a choice, or at none. */
  look(choice: string | null): void {
    if (choice === this.wished) return;
    this.wished = choice;
    clearTimeout(this.timer);
    if (choice === null) {
      this.plan = null;
      this.odds = [];
    } else this.timer = setTimeout(() => void this.show(choice), REST);
  }

  /** Choose only after a second word: what others feel, and what cannot be taken back. */
  async arm(choice: string, play: (choice: string) => void): Promise<void> {
    this.excuse = this.armed = null;
    this.pressed = choice;
    const plan = await this.planOf(choice);
    if (this.pressed !== choice) return;
    if (plan !== null && plan.isWhole && !plan.events.some(isHit)) play(choice);
    else this.armed = choice;
  }

  disarm(): void {
    this.armed = this.pressed = null;
  }

  /** Ask, and say it beside the thing: an element, or a part of the window. */
  async whyNot(subject: string, beside: Element | DOMRect | null): Promise<void> {
    const place = beside instanceof Element ? beside.getBoundingClientRect() : beside;
    const reason = await this.reasonFor(subject);
    if (reason !== null) this.excuse = { subject, reason, beside: place };
  }

  async reasonFor(subject: string): Promise<Explanation | null> {
    return (await this.ask("why_not", subject))?.reason ?? null;
  }

  async reach(subject: string): Promise<Reach | null> {
    return (await this.ask("reach", subject))?.reach ?? null;
  }

  /** What the game itself will do next, as things stand; or a part of it. */
  async forecast(subject = ""): Promise<Forecast | null> {
    return (await this.ask("forecast", subject))?.forecast ?? null;
  }

  async oddsOf(subject: string): Promise<readonly Explanation[]> {
    return this.manners.hasOdds ? ((await this.ask("odds", subject))?.odds ?? []) : [];
  }

  /** Ask for advice: which choice a strong player would take, and what it thinks so far if that takes long. It is told
   * as long as the table stands still. */
  async hint(): Promise<string | null> {
    const memory = this.known;
    this.advice = "thinking";
    const found = await this.ask("hint", "", (answer) => {
      if (memory === this.known) this.hinted = answer.hint;
    });
    const choice = found?.hint ?? null;
    if (memory !== this.known) return null;
    this.advice = choice === null ? "refused" : "given";
    this.hinted = choice;
    this.motive = found?.reason ?? null;
    return choice;
  }

  async planOf(choice: string): Promise<Plan | null> {
    const found = (await this.ask("preview", choice))?.preview;
    if (!found) return null;
    return {
      choice,
      events: found.events as unknown as GameEvent[],
      after: found.after,
      isWhole: found.is_whole,
    };
  }

  /** What it will do is shown at once; the odds follow. */
  private async show(choice: string): Promise<void> {
    const coming = this.oddsOf(choice);
    const plan = await this.planOf(choice);
    if (this.wished !== choice) return;
    this.plan = plan;
    this.odds = [];
    const odds = await coming;
    if (this.wished === choice) this.odds = odds;
  }

  private ask(question: Ask["question"], subject: string, soFar?: SoFar): Promise<Answer | null> {
    const key = `${question} ${subject}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const now = Date.now();
    this.sent = this.sent.filter((time) => now - time < WHILE);
    if (this.sent.length >= MOST && question !== "hint") return Promise.resolve(null);
    this.sent.push(now);
    const memory = this.known;
    const answer = this.line(question, subject, soFar).then((found) => {
      if (found === null) memory.delete(key);
      return found;
    });
    this.known.set(key, answer);
    return answer;
  }
}

const KEY = Symbol("queries");

export const provideQueries = (line: Line, manners: Manners): Queries => setContext(KEY, new Queries(line, manners));

/** Whom to ask on this page; where nobody answers, as in a replay, every answer is null. */
export const useQueries = (): Queries =>
  getContext<Queries | undefined>(KEY) ?? new Queries(() => Promise.resolve(null), {});
