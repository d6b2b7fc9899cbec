// The games that can be played here.

import { gamesHere } from "../wire/http";
import type { GameInfo } from "../wire/types";

/** The games of this server, with their bots; asked for once. */
class Games {
  all = $state.raw<readonly GameInfo[]>([]);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= gamesHere().then(
      (found) => {
        this.all = found;
      },
      () => {
        this.asked = null;
      },
    );
    return this.asked;
  }

  /** The levels of its bots; until the server has told them, those that it surely has. */
  levels(game: string): readonly string[] {
    return this.info(game)?.levels ?? ["easy", "hard"];
  }

  info(name: string): GameInfo | undefined {
    return this.all.find(({ game }) => game === name);
  }
}

export const games = new Games();
