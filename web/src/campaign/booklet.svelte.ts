// The booklet of a campaign: the words of all chapters that it has opened, asked for again when there are more.

import type { FluentBundle } from "@fluent/bundle";
import { makeBundle, text, type Language } from "../text/text.svelte";
import { campaignBooklet } from "../wire/http";
import { storyIn, type Story } from "./story";

export class BookletText {
  private bundle = $state.raw<FluentBundle | null>(null);
  private asked = "";

  /** Ask for the words in the language of the page; `opened` says which pages there are by now. */
  async load(campaign: string, opened: number, language: Language = text.language): Promise<void> {
    const wanted = `${campaign} ${opened} ${language}`;
    if (wanted === this.asked) return;
    this.asked = wanted;
    try {
      const booklet = await campaignBooklet(campaign, language);
      if (this.asked === wanted) this.bundle = makeBundle(language, [booklet.text]);
    } catch (error) {
      if (this.asked === wanted) this.asked = "";
      throw error;
    }
  }

  story(chapter: number): Story {
    return storyIn(this.bundle, chapter);
  }
}
