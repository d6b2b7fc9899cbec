// What is shown of events after the table has changed: a row of short beats. They are decoration and hold no state.

import type { SoundName } from "./sounds";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One thing that is shown; each game adds what it needs to draw it. */
export interface Beat {
  /** Milliseconds from the beginning of the film. */
  readonly at: number;
  readonly lasts: number;
  readonly sound: SoundName | null;
}

/** A beat before it has its place in time: how long it lasts, and how long the next one waits. */
export type Scene<B extends Beat> = B extends Beat ? Omit<B, "at"> & { readonly wait: number } : never;

/** The longest film: more events are shown faster, not longer. */
export const LONGEST = 2_600;

/** The room of the last beat before another film may begin. */
const LAST = 160;

/** One after the other, at a pace that keeps the film short. A scale of 0 shows nothing. */
export const paced = <B extends Beat>(scenes: readonly Scene<B>[], scale: number): B[] => {
  if (scale === 0) return [];
  const total = scenes.reduce((sum, { wait }) => sum + wait, 0);
  const pace = scale * Math.min(1, LONGEST / Math.max(total, 1));
  let at = 0;
  return scenes.map(({ wait, ...scene }) => {
    const beat = { ...scene, at: Math.round(at), lasts: Math.round(scene.lasts * scale) } as unknown as B;
    at += wait * pace;
    return beat;
  });
};

/** When the last beat begins: what happens next may be shown after it. */
export const tellingOf = (beats: readonly Beat[]): number => beats.reduce((last, { at }) => Math.max(last, at), 0) + LAST;

/** The same beats, later. */
export const later = <B extends Beat>(beats: readonly B[], wait: number): B[] =>
  beats.map((beat) => ({ ...beat, at: Math.round(beat.at + wait) }));

export const lengthOf = (beats: readonly Beat[]): number =>
  beats.reduce((end, { at, lasts }) => Math.max(end, at + lasts), 0);
