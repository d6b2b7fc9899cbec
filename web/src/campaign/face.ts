// What the screens of a campaign know of a game. All of it is optional: without, chapters are a list, and the options
// of a campaign are the form that the game's manifest describes.

import type { Component } from "svelte";
import type { Options } from "../games/face";
import type { Chapter, RunInfo } from "../wire/types";

export interface MapProps {
  chapters: readonly Chapter[];
  /** The chapter that is read below. */
  chosen: number;
  options: Options;
  titleOf: (chapter: number) => string;
  /** What stands for it in a list; its number, where chapters have no names. */
  labelOf: (chapter: number) => string;
  runs: readonly RunInfo[];
  choose: (chapter: number) => void;
}

export interface FormProps {
  options: Options;
  change: (part: Options) => void;
}

export interface AttemptProps extends FormProps {
  /** The campaign has begun: it is about the next attempt. */
  isNext: boolean;
}

/** Something that runs are compared by. */
export interface RunColumn {
  /** The key of its name. */
  readonly name: string;
  /** A number or a word; null is what nobody can know, because the game has not ended. */
  readonly of: (run: RunInfo) => string | number | null;
  /** Only where there is room. */
  readonly isWide?: boolean;
  /** The best of all won runs is told above the list, under the name of that key. */
  readonly best?: { readonly name: string; readonly pick: (...values: number[]) => number };
}

/** More about a chapter than its story tells. */
export interface BriefProps {
  /** What it is called in a series, else its number. */
  label: string;
  runs: readonly RunInfo[];
}

/** A picture over a page of the book. */
export interface SceneProps {
  chapter: number;
  moment: string;
  options: Options;
}

export interface CampaignFace {
  /** The chapters, drawn. */
  readonly Map?: Component<MapProps>;
  /** With what it is played: beside the story, and small in a list. */
  readonly Setup?: Component<{ options: Options }>;
  /** Under the opening of a chapter, and beside it. */
  readonly Brief?: Component<BriefProps>;
  readonly Aside?: Component<BriefProps>;
  readonly Scene?: Component<SceneProps>;
  readonly Emblem?: Component<{ options: Options }>;
  /** The options of a new campaign; and the names of those that are chosen for each attempt, with their form. */
  readonly Form?: Component<FormProps>;
  readonly attempt?: readonly string[];
  readonly AttemptForm?: Component<AttemptProps>;
  /** What a new campaign begins with. */
  readonly first?: Options;
  /** What a campaign is called that nobody has named, and how hard it is. */
  nameOf?(options: Options): string;
  termsOf?(options: Options): readonly string[];
  readonly columns?: readonly RunColumn[];
  /** What the chart of the runs shows, and the keys of its name and of the line under it. */
  readonly chart?: { readonly of: RunColumn["of"]; readonly name: string; readonly text: string };
}

const FACES = import.meta.glob<CampaignFace>("../games/*/campaign.ts", { import: "campaign" });

/** What a game brings for its campaigns. */
export const campaignFace = async (game: string): Promise<CampaignFace> => (await FACES[`../games/${game}/campaign.ts`]?.()) ?? {};
