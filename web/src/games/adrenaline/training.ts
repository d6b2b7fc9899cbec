// Sitting down at the training game.

import { nickname } from "../../tutorial/begin";
import { createTable, startTable } from "../../wire/http";

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
