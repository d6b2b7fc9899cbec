// Sitting down with bots, with what was wished for last.

import { stored, ui } from "../stores/ui.svelte";
import { say } from "../text/text.svelte";
import { createTable, startTable } from "../wire/http";
import type { CreateTable, GameInfo } from "../wire/types";
import { agreed, readWish, termsOf, wantedOf, wishKey, type Wish } from "./manifest";

export const nickname = (): string => ui.nickname.trim() || say("nickname-default");

/** Begin a table as somebody wishes it, with bots where nobody sits; its id. */
export const begin = async (game: GameInfo, wish: Wish, people: Pick<CreateTable, "nickname" | "here">): Promise<string> => {
  const terms = termsOf(game);
  const bots = String(agreed(terms, wish).get("level"));
  const { table } = await createTable({ ...wantedOf(game, terms, wish), ...people, bots });
  await startTable(table.id);
  return table.id;
};

/** The wish of the last visit, with that one of the series. */
export const wishFor = (game: GameInfo, value: string): Wish => ({
  ...readWish(termsOf(game), stored(wishKey(game.game))),
  [`options.${game.series}`]: value,
});
