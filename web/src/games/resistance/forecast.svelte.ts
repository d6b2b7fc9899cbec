// What the enemies would do if they acted now: asked for when somebody wants to see it, and shown by map and dashboards.

import { store, stored } from "../../stores/ui.svelte";
import type { Queries } from "../../stores/queries.svelte";
import type { Forecast } from "../../wire/types";

type Outlook = Forecast["outlooks"][number];

class Outlooks {
  isWanted = $state(stored("frenzy-forecast") !== "no");
  now = $state.raw<Forecast | null>(null);

  toggle(): void {
    this.isWanted = !this.isWanted;
    store("frenzy-forecast", this.isWanted ? "yes" : "no");
  }

  /** The table has changed: what was foreseen holds no longer. */
  async look(queries: Queries, isOpen: boolean): Promise<void> {
    if (!this.isWanted || !isOpen) {
      this.now = null;
      return;
    }
    this.now = await queries.forecast();
  }

  of(thing: string): Outlook | undefined {
    return this.now?.outlooks.find((outlook) => outlook.thing === thing);
  }
}

export const outlooks = new Outlooks();
