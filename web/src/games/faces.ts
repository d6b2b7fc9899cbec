// The games that this client can show. Each is loaded when somebody comes to one of its tables.

import { text } from "../text/text.svelte";
import type { GameFace } from "./face";

const FACES: Readonly<Record<string, () => Promise<{ face: GameFace }>>> = {
  adrenaline: () => import("./adrenaline/face"),
  wreckland: () => import("./wreckland/face"),
};

/** The face of the game that is played at a table; it is there when the words of that table can be said. */
export const faceAt = async (game: string, table: string): Promise<GameFace> => {
  const load = FACES[game];
  if (load === undefined) throw new Error(`no such game: ${game}`);
  const { face } = await load();
  await text.use(game, (language) => face.words(language, table));
  return face;
};
