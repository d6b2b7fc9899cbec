// Something that is asked of the server: one at a time, and what went wrong with it, for people.

import { problemText } from "./problem";

export class Attempt {
  busy = $state(false);
  problem = $state("");

  constructor(private readonly textOf: (error: unknown) => string = problemText) {}

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.problem = this.textOf(error);
    } finally {
      this.busy = false;
    }
  }
}
