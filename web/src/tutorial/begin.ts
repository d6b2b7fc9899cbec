// Sitting down at a lesson.

import { route } from "../stores/route.svelte";
import { ui } from "../stores/ui.svelte";
import { say } from "../text/text.svelte";
import { gamesHere, startLesson } from "../wire/http";
import type { GameInfo, LessonInfo } from "../wire/types";
import { progress } from "./progress.svelte";

let known: Promise<readonly GameInfo[]> | null = null;

/** The lessons of a game in their order; asked for once. */
export const lessons = async (name: string): Promise<readonly LessonInfo[]> => {
  known ??= gamesHere().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return (await known).find(({ game }) => game === name)?.lessons ?? [];
};

export const nickname = (): string => ui.nickname.trim() || say("nickname-default");

/** Begin this lesson, or the first one if there is none of that name. */
export const beginLesson = async (game: string, wish: string | null): Promise<void> => {
  const all = await lessons(game);
  const number = Math.max(0, all.findIndex(({ id }) => id === wish));
  const lesson = all[number];
  if (lesson === undefined) return;
  const { table } = await startLesson(game, lesson.id, { nickname: nickname() });
  progress.reach(lesson.id, number + 1, all.length);
  route.go(table.id);
};
