// Rules as they are written down for people: cut into their numbered paragraphs, read sign by sign, found by words.

import type { RuleChapter, RuleParagraph } from "../games/face";

interface Draft {
  id: string;
  text: string;
  items: string[];
}

/** Cut the text: `## A-5 …` begins a chapter, `2. …` a paragraph, an indented `- …` an item of it. */
export const readRules = (markdown: string): RuleChapter[] => {
  const chapters: { id: string; title: string; paragraphs: Draft[] }[] = [];
  for (const line of markdown.split("\n")) {
    const chapter = /^## ([A-Z]-\d+) (.+)$/.exec(line);
    const open = chapters.at(-1);
    if (chapter) chapters.push({ id: chapter[1] ?? "", title: chapter[2] ?? "", paragraphs: [] });
    else if (open) {
      const numbered = /^(\d+)\. (.+)$/.exec(line);
      const item = /^\s+- (.+)$/.exec(line);
      if (numbered) open.paragraphs.push({ id: `${open.id}.${numbered[1] ?? ""}`, text: numbered[2] ?? "", items: [] });
      else if (item) open.paragraphs.at(-1)?.items.push(item[1] ?? "");
      else if (line.trim() !== "") open.paragraphs.push({ id: open.id, text: line.trim(), items: [] });
    }
  }
  return chapters;
};

/** A piece of a line: plain, bold, italic, or the number of another paragraph. */
export interface Piece {
  readonly kind: "plain" | "bold" | "italic" | "rule";
  readonly text: string;
}

const PIECES = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|([A-Z]-\d+(?:\.\d+)?)/g;

/** The pieces of a line; the few signs of markdown that the rules use are read, and nothing else. */
export const piecesOf = (line: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  const plain = (from: number, to: number): void => {
    if (to > from) pieces.push({ kind: "plain", text: line.slice(from, to) });
  };
  for (const match of line.matchAll(PIECES)) {
    const [whole, bold, italic, code, rule] = match;
    plain(end, match.index);
    if (bold !== undefined) pieces.push({ kind: "bold", text: bold });
    else if (italic !== undefined || code !== undefined) pieces.push({ kind: "italic", text: italic ?? code ?? "" });
    else pieces.push({ kind: "rule", text: rule ?? "" });
    end = match.index + whole.length;
  }
  plain(end, line.length);
  return pieces;
};

/** The chapters with those of their paragraphs in which every word is found. */
export const findRules = (chapters: readonly RuleChapter[], wish: string): readonly RuleChapter[] => {
  const words = wish.toLowerCase().split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return chapters;
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  return chapters.flatMap((chapter) => {
    const paragraphs = chapter.paragraphs.flatMap((paragraph): RuleParagraph[] => {
      const { id, text, items } = paragraph;
      if (has(`${id} ${chapter.title} ${text}`)) return [paragraph];
      const found = items.filter((item) => has(`${id} ${chapter.title} ${item}`));
      return found.length > 0 ? [{ ...paragraph, items: found }] : [];
    });
    return paragraphs.length > 0 ? [{ ...chapter, paragraphs }] : [];
  });
};
