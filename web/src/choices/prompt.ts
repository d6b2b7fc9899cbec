import type { Component } from "svelte";
import type { BaseView } from "../games/face";
import type { Forced } from "./forced";

export interface PromptProps<V = BaseView> {
  view: V;
  choices: readonly string[];
  /** What has been sent and is not yet answered. */
  pending: string | null;
  /** Choices that the board could not tell apart. */
  meant: readonly string[];
  /** The only answer, if it is about to be given by itself. */
  forced: Forced | null;
  choose: (choice: string) => void;
}

/** It gets the views of its own game, whatever they are. */
export type PromptView = Component<PromptProps<any>>;
