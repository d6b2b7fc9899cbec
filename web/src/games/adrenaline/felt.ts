import type { GameEvent } from "../face";

/** What others feel is shown before it is done. */
const FELT: ReadonlySet<string> = new Set(["damaged", "marked", "killed", "track_tagged", "turret_fired"]);

export const felt = ({ event }: GameEvent): boolean => FELT.has(event);
