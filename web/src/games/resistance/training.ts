// Sitting down at the mission that teaches: one runs half of the team, and everything is explained anew.

import { begin, nickname } from "../../front/begin";
import { games } from "../../stores/games.svelte";
import { progress } from "../../tutorial/progress.svelte";
import { TUTORIAL } from "./content";

const GAME = "resistance";

export const beginTutorial = async (): Promise<string> => {
  await games.load();
  const info = games.info(GAME);
  if (info === undefined) throw new Error(GAME);
  progress.retell(GAME);
  return begin(info, { seats: 2, level: "normal", "options.mission": TUTORIAL }, { nickname: nickname() });
};
