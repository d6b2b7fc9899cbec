import source from "../../../../docs/adrenaline/rules.md?raw";
import { readRules } from "../../panels/rules";
import type { RuleChapter } from "../face";

export const RULES: readonly RuleChapter[] = readRules(source);
