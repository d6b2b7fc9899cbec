// The ladder: the private link of a place there, and what a rank says.

import { LADDER } from "../stores/route.svelte";
import type { Rank } from "../wire/types";

/** The link that opens a place on another device: the key stands behind a # and never travels in an address. */
export const placeLink = (origin: string, key: string): string => `${origin}${LADDER}#${key}`;

/** How often somebody has won; of a tie everybody has a part, which is written to one place. */
export const winsOf = ({ wins }: Rank): string => String(Math.round(wins * 10) / 10);
