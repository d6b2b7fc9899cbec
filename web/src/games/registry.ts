// The faces that this client has, each loaded when somebody comes to a table of its game.

import { text } from "../text/text.svelte";
import type { GameFace } from "./face";

const FACES = import.meta.glob<GameFace>("./*/face.ts", { import: "face" });

/** The face of the game that is played at a table; it is there when the words of that table can be said. */
export const faceAt = async (game: string, table: string): Promise<GameFace> => {
  const load = FACES[`./${game}/face.ts`];
  if (load === undefined) throw new Error(`no such game: ${game}`);
  const face = await load();
  await text.use(game, (language) => face.words(language, table));
  return face;
};
