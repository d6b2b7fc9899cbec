// The faces that this client has, each loaded when somebody comes to a table of its game; any other game has the default one.

import { text } from "../text/text.svelte";
import { tableBooklet } from "../wire/http";
import type { GameFace, WholeFace } from "./face";
import { screenWords } from "./words";

const FACES = import.meta.glob<GameFace>(["./*/face.ts", "!./default/face.ts"], { import: "face" });

/** A face with the default one behind it. */
const completed = (usual: WholeFace, own: GameFace): WholeFace => ({ ...usual, ...own, replay: { ...usual.replay, ...own.replay } });

/** The sentences of a table, in a language; its cards come with them. */
const wordsAt = async (face: GameFace, table: string, language: string): Promise<readonly string[]> => {
  const booklet = await tableBooklet(table, language);
  face.readCards?.(booklet.cards);
  return [booklet.text, ...(await screenWords(face.game, language))];
};

/** The face of the game that is played at a table; it is there when the words of that table can be said. */
export const faceAt = async (game: string, table: string): Promise<WholeFace> => {
  const face = Promise.all([import("./default/face"), FACES[`./${game}/face.ts`]?.()]).then(([{ face: usual }, own]) =>
    completed(usual, own ?? { game }),
  );
  await text.use(game, async (language) => wordsAt(await face, table, language));
  return face;
};
