import type { Component } from "svelte";
import type { BaseView } from "../games/face";
import type { Option } from "../games/told";
import type { Question } from "../wire/types";
import type { Forced } from "./forced";

export interface PromptProps<V = BaseView> {
  view: V;
  question: Question;
  options: readonly Option[];
  /** What has been sent and is not yet answered. */
  pending: string | null;
  /** Choices that the board could not tell apart. */
  meant: readonly Option[];
  /** The only answer, if it is about to be given by itself. */
  forced: Forced | null;
  choose: (notation: string) => void;
}

/** It gets the views of its own game, whatever they are. */
export type PromptView = Component<PromptProps<any>>;
