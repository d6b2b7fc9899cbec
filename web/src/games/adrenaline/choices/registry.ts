// One view for each kind of prompt. A kind without one does not compile; an unknown one is plain buttons.

import type { Prompt } from "../view";
import ButtonList from "../../../choices/ButtonList.svelte";
import EffectList from "./EffectList.svelte";
import type { PromptView } from "../../../choices/prompt";
import TurnList from "./TurnList.svelte";

export const prompts = {
  turn: TurnList,
  move: ButtonList,
  path: ButtonList,
  grab: ButtonList,
  weapon: ButtonList,
  drop: ButtonList,
  tile: ButtonList,
  forgo: ButtonList,
  pay: ButtonList,
  reload: ButtonList,
  shoot_from: ButtonList,
  effect: EffectList,
  target: ButtonList,
  aim: ButtonList,
  move_target: ButtonList,
  move_shooter: ButtonList,
  scope: ButtonList,
  scope_target: ButtonList,
  pay_scope: ButtonList,
  grenade: ButtonList,
  newton: ButtonList,
  tag: ButtonList,
  spawn: ButtonList,
  place_bot: ButtonList,
  bot_move: ButtonList,
  bot_target: ButtonList,
} satisfies Record<Prompt, PromptView>;

export const viewOf = (prompt: string): PromptView =>
  (prompts as Record<string, PromptView | undefined>)[prompt] ?? ButtonList;
