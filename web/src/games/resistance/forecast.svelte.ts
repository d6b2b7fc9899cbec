// What the enemies would do if they acted now: asked for when somebody wants to see it, and shown by map and dashboards.

import { store, stored } from "../../stores/ui.svelte";
import type { Queries } from "../../stores/queries.svelte";
import { partPhrase } from "../../text/phrase";
import type { Forecast } from "../../wire/types";

export type Outlook = Forecast["outlooks"][number];

class Outlooks {
  isWanted = $state(stored("frenzy-forecast") !== "no");
  /** Whether the map tells what threatens in each zone. */
  isMapped = $state(stored("frenzy-threats") === "yes");
  now = $state.raw<Forecast | null>(null);
  zones = $state.raw<Forecast | null>(null);

  readonly toggle = (): void => {
    this.isWanted = !this.isWanted;
    store("frenzy-forecast", this.isWanted ? "yes" : "no");
  };

  readonly toggleMap = (): void => {
    this.isMapped = !this.isMapped;
    store("frenzy-threats", this.isMapped ? "yes" : "no");
  };

  /** The table has changed: what was foreseen holds no longer. */
  async look(queries: Queries, isOpen: boolean): Promise<void> {
    this.now = this.isWanted && isOpen ? await queries.forecast() : null;
  }

  async lookAround(queries: Queries, isOpen: boolean): Promise<void> {
    this.zones = this.isMapped && isOpen ? await queries.forecast("zones") : null;
  }

  clear(): void {
    this.now = this.zones = null;
  }

  of(thing: string): Outlook | undefined {
    return this.now?.outlooks.find((outlook) => outlook.thing === thing);
  }

  inZone(id: string): Outlook | undefined {
    return this.zones?.threats.find(({ thing }) => thing === `zone ${id}`);
  }
}

export const outlooks = new Outlooks();

/** How bad it is, for the hatching: nothing, maybe a wound, about one, more. */
export const gravity = ({ most, mean }: Outlook): 0 | 1 | 2 | 3 => (most === 0 ? 0 : mean < 0.5 ? 1 : mean < 1.5 ? 2 : 3);

/** What is decided, and a plus where cards may add to it. */
export const mark = ({ decided, most }: Outlook): string => (most > decided ? `${decided}+` : `${decided}`);

/** It may well be the end. */
export const isDeadly = ({ falls }: Outlook): boolean => falls >= 0.1;

/** An outlook in words, in the middle of a sentence. */
export const outlookLine = ({ text }: Outlook): string => partPhrase(text);
