import source from "../../../../docs/resistance/rules.md?raw";
import { readRules } from "../../panels/rules";
import type { RuleChapter } from "../face";

export const RULES: readonly RuleChapter[] = readRules(source);
