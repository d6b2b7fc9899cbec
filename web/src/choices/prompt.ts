import type { Component } from "svelte";
import type { View } from "../games/adrenaline/view";
import type { Forced } from "./forced";

export interface PromptProps {
  view: View;
  choices: readonly string[];
  /** What has been sent and is not yet answered. */
  pending: string | null;
  /** Choices that the board could not tell apart. */
  meant: readonly string[];
  /** The only answer, if it is about to be given by itself. */
  forced: Forced | null;
  choose: (choice: string) => void;
}

export type PromptView = Component<PromptProps>;
