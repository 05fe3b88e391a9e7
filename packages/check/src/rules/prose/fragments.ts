import { toString } from "nlcst-to-string";
import type { Sentence } from "nlcst";
import { findingAtNode, type Page } from "docusaurus-waymark-core/parse";
import type { Finding } from "docusaurus-waymark-core/report";
import { paragraphsOf } from "./read";

/** A longer sentence nearly always has a verb. */
const MAX_FRAGMENT_WORDS = 5;

/** First words of a sentence without a verb. An imperative begins with none of them. */
const OPENERS: ReadonlySet<string> = new Set(
  "a an the its their this these that those no not also always never only same such".split(" "),
);

/** Openers that refer to an earlier word, so that they cannot begin a label. */
const POINTERS: ReadonlySet<string> = new Set(["its", "their", "this", "these", "that", "those"]);

/** Verbs whose forms end neither in -s nor in -ed. */
const VERBS: ReadonlySet<string> = new Set(
  "are can cannot could do find get give go have hear know learn leave may must need pass reach read run say see send show stay stop take tell use want were will wins work would write".split(
    " ",
  ),
);

/** Beside other sentences, every sentence is complete: in `Its token. It needs ...` the first one has no verb. */
export function fragmentRule(page: Page): Finding[] {
  return paragraphsOf(page).flatMap((sentences) =>
    sentences.length < 2
      ? []
      : sentences
          .filter((sentence, index) => isFragment(sentence, index === 0))
          .map((sentence) => finding(page, sentence)),
  );
}

/** A paragraph may begin with a label: `No disguise. WireGuard does not hide ...`; `Its token.` is none. */
function isFragment(sentence: Sentence, isFirst: boolean): boolean {
  const words = sentence.children.flatMap((child) =>
    child.type === "WordNode" ? [toString(child).toLowerCase()] : [],
  );
  const [first = "", ...rest] = words;
  if (isFirst && !POINTERS.has(first)) return false;
  const complete =
    sentence.children.some(({ type }) => type === "SourceNode") || !toString(sentence).endsWith(".");
  if (complete || words.length > MAX_FRAGMENT_WORDS || !OPENERS.has(first)) return false;
  return rest.length > 0 && !rest.some((word) => VERBS.has(word) || /(?:s|ed|n't|’t)$/.test(word));
}

function finding(page: Page, sentence: Sentence): Finding {
  const message = `"${toString(sentence)}" is not a sentence.`;
  return findingAtNode(page, sentence, {
    rule: "fragment",
    message,
    fix: "add a verb, or join it to the next sentence.",
  });
}
