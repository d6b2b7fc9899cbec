// Looking back at a finished game: how likely each side was to win, and the review of it once somebody asks for one.

import { RequestFailed, askReview, cancelReview, fetchChances, fetchReview } from "../wire/http";
import type { Chances, Review } from "../wire/types";

/** So often a review that is being made is asked after. */
const PAUSE = 1_000;

export class Looking {
  /** At the set-up and after each choice; nothing while they are on their way, or where nobody can tell. */
  chances = $state.raw<readonly Chances[]>([]);
  isForTeam = $state(false);
  review = $state.raw<Review | null>(null);
  problem = $state.raw<unknown>(null);
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    void this.meet();
  }

  /** The chances of a step; null if they are not known. */
  at(step: number): Chances | null {
    return this.chances[step] ?? null;
  }

  readonly isBusy = $derived(this.review?.phase === "waiting" || this.review?.phase === "running");

  /** Games that nobody can judge have no chances, and no review. */
  private async meet(): Promise<void> {
    try {
      const found = await fetchChances(this.id);
      this.isForTeam = found.for_team;
      this.chances = found.chances;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
    }
  }

  /** What is known of the review by now. */
  look(): Promise<void> {
    return this.take(fetchReview);
  }

  ask(): Promise<void> {
    return this.take(askReview);
  }

  cancel(): Promise<void> {
    return this.take(cancelReview);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private async take(from: (id: string) => Promise<Review>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.review = await from(this.id);
      this.problem = null;
    } catch (error) {
      this.problem = error;
    }
    if (this.isBusy && !this.isClosed) this.timer = setTimeout(() => void this.look(), PAUSE);
  }
}
