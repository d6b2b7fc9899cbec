// Choices and events as the server would tell them.

import type { GameEvent, Option } from "../src/games/told";
import type { Told } from "../src/wire/types";

export const happened = (event: string, fields: Record<string, unknown> = {}, told: Partial<Told> = {}): GameEvent => ({
  event, rule: "A-6.1", ...fields, told,
});

export const option = (notation: string, kind: string, ...things: string[]): Option => ({
  notation, kind, text: notation, given: {}, things, quiet: false, plain: false,
});
