// What a booklet tells of a chapter. The words come from the server and are in no file of this client.

import type { FluentBundle } from "@fluent/bundle";

/** The story of a chapter. An ending is told to those who have seen it. */
export interface Story {
  readonly title: string | null;
  readonly opening: string | null;
  /** What is different in this chapter. */
  readonly rule: string | null;
  readonly won: string | null;
  readonly lost: string | null;
}

const NOTHING: Story = { title: null, opening: null, rule: null, won: null, lost: null };

/** A sentence without the paragraphs that it names in brackets at its end. */
export const withoutNumbers = (text: string | null): string | null => text?.replace(/\s*\([A-Z]-\d[\w.,\s-]*\)$/, "") ?? null;

/** `start` is what its keys begin with. */
export const storyIn = (bundle: FluentBundle | null, start: string): Story => {
  if (bundle === null) return NOTHING;
  const sentence = (key: string): string | null => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, {}, []) : null;
  };
  return {
    title: sentence(start),
    opening: sentence(`${start}-opening`),
    rule: withoutNumbers(sentence(`${start}-rule`) ?? sentence(`${start}-rules`)),
    won: sentence(`${start}-won`),
    lost: sentence(`${start}-lost`),
  };
};
