import type { Finding } from "docusaurus-waymark-core/report";
import { findingAtKey, headingsOf, type Page } from "docusaurus-waymark-core/parse";
import { choose } from "docusaurus-waymark-core/rules/choose";

const FIELD = "sectionKeywords";

/** Finds keywords of sections that are not lists, or whose key is not the id of a heading. */
export function sectionKeywordRule(page: Page): Finding[] {
  const value = page.frontMatter[FIELD];
  if (value === undefined) return [];
  const finding = (message: string, fix: string): Finding =>
    findingAtKey(page, FIELD, { rule: "field", message, fix });
  if (!isLists(value))
    return [
      finding(`"${FIELD}" is not lists of words by ids.`, `write ${FIELD}: { id-of-a-heading: [one, two] }.`),
    ];
  const ids = headingsOf(page).headings.map(({ id }) => id);
  return Object.keys(value)
    .filter((id) => !ids.includes(id))
    .map((id) =>
      finding(`No heading of this page has the id "${id}".`, choose(id, ids, "the headings of this page")),
    );
}

function isLists(value: unknown): value is Readonly<Record<string, readonly unknown[]>> {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(
      (words) => Array.isArray(words) && words.every((word) => /^(?:string|number)$/.test(typeof word)),
    )
  );
}
