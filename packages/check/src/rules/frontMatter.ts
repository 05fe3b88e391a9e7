import { findingAt, findingAtKey, unmask, type Page } from "docusaurus-waymark-core/parse";
import { textOf, type MdNode } from "docusaurus-waymark-core/parse/tree";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import type { Finding } from "docusaurus-waymark-core/report";
import { DESCRIPTION_LENGTH } from "./frontMatterFields";

/** A longer title is cut off in tabs and search results. */
const MAX_TITLE_CHARS = 70;

/** A title of at most 70 characters, counted after content tokens are replaced. */
export function titleRule(page: Page): Finding[] {
  const { title } = page.frontMatter;
  if (title === undefined) return [noTitle(page)];
  // Whether it is a text is for the rule of fields.
  if (typeof title !== "string" || title.length <= MAX_TITLE_CHARS) return [];
  const fix = `write at most ${MAX_TITLE_CHARS} characters.`;
  const message = `The title has ${title.length} characters.`;
  return [{ ...findingAtKey(page, "title", { rule: "title", message, fix }), advice: true }];
}

function noTitle(page: Page): Finding {
  const message = "The page has no title in its front matter.";
  const heading = firstTitle(page);
  if (heading === undefined)
    return findingAt(page, 0, { rule: "title", message, fix: 'add "title:" to the front matter.' });
  const field = `title: ${JSON.stringify(unmask(textOf(heading)).trim())}`;
  const line = heading.position?.start.line ?? 1;
  const fix = `write ${field} there, and remove the heading in line ${line}.`;
  return findingAt(page, 0, { rule: "title", message, fix });
}

/** The first h1 of a page without a title, which stock Docusaurus takes for its title. */
export function firstTitle(page: Page): MdNode | undefined {
  if (page.frontMatter["title"] !== undefined) return undefined;
  return page.root.children?.find(({ type, depth }) => type === "heading" && depth === 1);
}

/** A description of 50 to 160 characters, counted after content tokens are replaced. */
export function descriptionRule(page: Page): Finding[] {
  const { description } = page.frontMatter;
  if (typeof description !== "string") {
    return [
      findingAtKey(page, "description", {
        rule: "description",
        message: "The page has no description.",
        fix: `add "description:" to the front matter.`,
      }),
    ];
  }
  const { length } = description;
  const { minLength, maxLength } = DESCRIPTION_LENGTH;
  if (length >= minLength && length <= maxLength) return [];
  const fix = `write ${minLength} to ${maxLength} characters about what the reader gets.`;
  const message = `The description has ${length} characters.`;
  return [{ ...findingAtKey(page, "description", { rule: "description", message, fix }), advice: true }];
}

/** False for partials, and for pages whose front matter cannot be read. */
export function hasFrontMatter(page: Page): boolean {
  return !isPartial(page) && page.problems.every(({ rule }) => rule !== "front-matter");
}
