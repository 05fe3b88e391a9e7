import type { PageRule } from "../rule";
import { linkTextRule } from "./linkText";
import { phraseRule, termRule } from "./phrases";
import { repeatedWordRule } from "./repeated";
import { sentenceRule } from "./sentences";
import { spellingRule } from "./spelling";

/** Rules of style and spelling: they stop `npm run check`, not a build. */
export const PROSE_RULES: readonly PageRule[] = [
  spellingRule,
  termRule,
  phraseRule,
  repeatedWordRule,
  sentenceRule,
  linkTextRule,
];
