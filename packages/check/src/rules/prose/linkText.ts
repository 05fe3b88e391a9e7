import { slugify } from "docusaurus-waymark-core/lib/slug";
import { findingAtNode, nodesOf, unmask, type Page } from "docusaurus-waymark-core/parse";
import { textOf } from "docusaurus-waymark-core/parse/tree";
import type { Finding } from "docusaurus-waymark-core/report";

/** Slugs of texts that say nothing of the target. */
const VAGUE = new Set([
  "here",
  "click-here",
  "see-here",
  "this",
  "this-page",
  "this-link",
  "this-guide",
  "link",
  "more",
  "read-more",
  "learn-more",
  "see-more",
  "page",
  "guide",
  "details",
]);

/** A link says where it leads, for readers who hear or scan only links. */
export function linkTextRule(page: Page): Finding[] {
  const links = nodesOf(page).filter(({ type }) => type === "link" || type === "linkReference");
  return links.flatMap((node) => {
    const text = unmask(textOf(node)).trim();
    // A name of code says what it leads to.
    if (!VAGUE.has(slugify(text)) || node.children?.every(({ type }) => type === "inlineCode")) return [];
    const message = `The link text "${text}" does not say where it leads.`;
    return [
      findingAtNode(page, node, {
        rule: "link-text",
        message,
        fix: "write the name of the page or thing that it leads to.",
      }),
    ];
  });
}
