// Sitting down at a lesson, or at the training game.

import { route } from "../stores/route.svelte";
import { ui } from "../stores/ui.svelte";
import { say } from "../text/text.svelte";
import { createTable, gamesHere, startLesson, startTable } from "../wire/http";
import type { LessonInfo } from "../wire/types";
import { progress } from "./progress.svelte";

const GAME = "adrenaline";

let known: Promise<readonly LessonInfo[]> | null = null;

/** The lessons in their order; asked for once. */
export const lessons = (): Promise<readonly LessonInfo[]> => {
  known ??= gamesHere().then(
    (games) => games.find(({ game }) => game === GAME)?.lessons ?? [],
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
};

const nickname = (): string => ui.nickname.trim() || say("nickname-default");

/** Begin this lesson, or the first one if there is none of that name. */
export const beginLesson = async (wish: string | null): Promise<void> => {
  const all = await lessons();
  const number = Math.max(0, all.findIndex(({ id }) => id === wish));
  const lesson = all[number];
  if (lesson === undefined) return;
  const { table } = await startLesson(GAME, lesson.id, { nickname: nickname() });
  progress.reach(lesson.id, number + 1, all.length);
  route.go(table.id);
};

/** The game that the rulebook recommends for the first time, against two easy bots; the id of its table. */
export const beginTraining = async (): Promise<string> => {
  const { table } = await createTable({
    nickname: nickname(),
    seats: 3,
    options: { arena: "small", mode: "deathmatch", skulls: 5, ending: "sudden_death" },
    bots: "easy",
  });
  await startTable(table.id);
  return table.id;
};
