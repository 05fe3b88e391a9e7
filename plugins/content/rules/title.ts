import { findingAt, type Page } from "../parse";
import type { Finding } from "../../report";

/** A longer title is cut off in tabs and search results. */
const MAX_TITLE_CHARS = 70;

/** A title of at most 70 characters, counted after content tokens are replaced. */
export function titleRule(page: Page): Finding[] {
  const { title } = page.frontMatter;
  if (title === undefined) {
    const fix = 'add "title:" to the front matter.';
    return [findingAt(page, 0, { rule: "title", message: "The page has no title.", fix })];
  }
  // Whether it is a text is for the rule of fields.
  if (typeof title !== "string" || title.length <= MAX_TITLE_CHARS) return [];
  const offset = Math.max(0, page.text.search(/^title:/m));
  const message = `The title has ${title.length} characters.`;
  return [
    findingAt(page, offset, { rule: "title", message, fix: `write at most ${MAX_TITLE_CHARS} characters.` }),
  ];
}
