// Sentences about a campaign that several places say.

import { say, text } from "../text/text.svelte";
import type { CampaignInfo } from "../wire/types";
import { DIFFICULTIES, HEROES, VEHICLES, rigOf, type Rig } from "./rigs";

export const rigName = (rig: Rig): string =>
  say("campaign-rig", { vehicle: say(VEHICLES[rig.vehicle].name), hero: say(HEROES[rig.hero].name) });

/** What the hero of a rig can do; Arson's text depends on the reading that was chosen. */
export const heroText = ({ hero, isEven }: Rig): string =>
  say(hero === "arson" && isEven ? "campaign-even" : HEROES[hero].text);

export const difficultyName = (options: Readonly<Record<string, unknown>>): string =>
  say(DIFFICULTIES[rigOf(options).difficulty].name);

/** The name of its slot, or who drives what. */
export const campaignName = ({ name, options }: CampaignInfo): string => name || rigName(rigOf(options));

/** A day and a time, from seconds. */
export const dateOf = (seconds: number): string =>
  new Intl.DateTimeFormat(text.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1_000);
