import type { Finding } from "../../report";
import { findingAt, type Page } from "../parse";

/** What stands for bytes that are not UTF-8. */
const REPLACEMENT = "\uFFFD";

/** Pages are UTF-8: other bytes would be published as replacement characters. One finding a page. */
export function encodingRule(page: Page): Finding[] {
  const offset = page.text.indexOf(REPLACEMENT);
  if (offset < 0) return [];
  const message = "A character is not in UTF-8.";
  return [findingAt(page, offset, { rule: "encoding", message, fix: "save the file as UTF-8." })];
}
