import { slugify, uniqueSlug } from "docusaurus-waymark-core/lib/slug";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAt, nodesOf, replacing, type Page } from "docusaurus-waymark-core/parse";
import { offsetOf } from "docusaurus-waymark-core/parse/place";

/** A heading with a written id, `## Text {#id}` or `## Text {/* #id *\/}`. */
const MARKED = /^#+[ \t]+(.*?)[ \t]*\{(?:\/\*[ \t]*)?#([^\s{}]+)[^\n]*\}[ \t]*$/;
const PLAIN = /^#+[ \t]+(.*?)[ \t]*$/;

/**
 * `docusaurus write-heading-ids` makes ids in its own way: `setup.env` becomes `setupenv`, and repeated headings count from 1.
 * An id that it wrote and that is not the one the heading has by itself would break links to the heading.
 */
export function writtenIdRule(page: Page): Finding[] {
  const { title } = page.frontMatter;
  const own = new Set([slugify(typeof title === "string" ? title : "")]);
  const theirs = new Set<string>();
  return nodesOf(page).flatMap((node) => {
    if (node.type !== "heading") return [];
    const start = offsetOf(page.text, node);
    const [line = ""] = page.text.slice(start).split("\n", 1);
    const [, marked, id] = MARKED.exec(line) ?? [];
    const text = (marked ?? PLAIN.exec(line)?.[1] ?? "").replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
    const expected = uniqueSlug(resolveTokens(text, page.tokens), own);
    const written = idByDocusaurus(text, theirs);
    own.add(expected);
    theirs.add(written);
    if (id === undefined || id !== written || id === expected || text.includes("<")) return [];
    const message = `"{#${id}}" changes the address of this heading, which is "#${expected}" without it.`;
    const offset = start + line.lastIndexOf(`#${id}`);
    const edit = replacing(page.text, offset, `#${id}`, `#${expected}`);
    return [
      findingAt(page, offset, { rule: "heading-id", message, fix: `write "{#${expected}}".`, ...edit }),
    ];
  });
}

/** The id that Docusaurus writes for a heading. */
function idByDocusaurus(text: string, taken: ReadonlySet<string>): string {
  const base = text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
  let [id, count] = [base, 0];
  while (taken.has(id)) id = `${base}-${(count += 1)}`;
  return id;
}
