// The rules to look things up in. What the envelopes bring is not in this client's files: those paragraphs are made of
// the sentences that came with the table, so nobody reads of a chapter before it is opened.

import { readRules } from "../../panels/rules";
import { knows, say } from "../../text/text.svelte";
import type { RuleChapter, RuleParagraph } from "../face";
import { chapterRule } from "./describe";
import source from "./rules.md?raw";

/** Paragraphs of W-34, W-35 and W-36 by the sentences that tell them, in order. */
const ABILITIES = [
  "move2", "stay", "counter", "heal2", "heal_all", "drum", "reinforce", "prowl", "lead", "pierce", "pack", "rage", "weakest", "snatch",
  "jam", "dazzle", "cover", "guard", "brood", "spite",
];
const LINES = [
  "none", "discard_part", "part", "part_pierce", "each_part", "core", "block", "enemy", "destroy", "lose_scrap", "rotate", "heal",
  "section_area", "lose_white",
];
const WORDS = ["single-per", "single-damaged", "pierce", "anywhere", "move_enemy", "set_die", "transfer", "luck", "gain_scrap"];
const CHAPTERS = [1, 2, 3, 4, 5, 6, 7];

const told = (chapter: string, title: string, keys: readonly string[]): RuleChapter => ({
  id: chapter,
  title: say(title),
  paragraphs: keys.flatMap((key, place): RuleParagraph[] =>
    knows(key) ? [{ id: `${chapter}.${place + 1}`, text: say(key, { n: "n", core: "n", more: "n", text: "…", second: "n" }), items: [] }] : [],
  ),
});

/** The rules of the chapters that are open; a sentence is found under each paragraph that it names. */
const chapterRules = (): RuleChapter => ({
  id: "W-30",
  title: say("rules-chapters"),
  paragraphs: CHAPTERS.flatMap((number): RuleParagraph[] => {
    const { text, rules } = chapterRule(number);
    return rules.map((id) => ({ id, text: `*${say(`chapter-${number}`)}.* ${text}`, items: [] }));
  }),
});

export const readAll = (): readonly RuleChapter[] =>
  [
    ...readRules(source),
    chapterRules(),
    told("W-34", "rules-abilities", ABILITIES.map((name) => `ability-${name}`)),
    told("W-35", "rules-lines", LINES.map((name) => `line-${name}`)),
    told("W-36", "rules-words", WORDS.map((name) => `word-${name}`)),
  ].filter(({ paragraphs }) => paragraphs.length > 0);
