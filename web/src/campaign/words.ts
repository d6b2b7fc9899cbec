// Sentences about a campaign that several places say.

import { knows, say, text } from "../text/text.svelte";
import type { CampaignInfo } from "../wire/types";
import type { CampaignFace } from "./face";

/** A sentence as the game says it, `GAME-KEY`, or as all games do. */
export const sayFor = (game: string, key: string, given: Record<string, string | number> = {}): string =>
  say(knows(`${game}-${key}`) ? `${game}-${key}` : key, given);

/** The name of its slot, or what the game calls it. */
export const campaignName = ({ name, options }: CampaignInfo, face: CampaignFace): string =>
  name || (face.nameOf?.(options) ?? say("campaign-untitled"));

/** A day and a time, from seconds. */
export const dateOf = (seconds: number): string =>
  new Intl.DateTimeFormat(text.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1_000);
