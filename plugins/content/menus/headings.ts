import fs from "node:fs/promises";
import path from "node:path";
import type { Options } from "@docusaurus/plugin-content-docs";
import { slugify, uniqueSlug } from "../../../src/lib/slug";
import type { HeadingLink } from "../../../src/navigation/headingLink";
import { linesOf } from "../parse/fences";
import { parseHeadingMark } from "../parse/headings/syntax";

type Generator = Exclude<NonNullable<Options["sidebarItemsGenerator"]>, null>;

const HEADING = /^\s{0,3}(#{2,6})\s+(.*?)\s*(?:\{((?:#|tag=|label=).*)\})?\s*$/;

/**
 * The h2 headings of a source, with the ids that the page gives them and the methods of those that are operations.
 *
 * @param title the page's title, whose slug is the id of the h1
 */
export function menuHeadingsOf(source: string, title = ""): HeadingLink[] {
  const lines = [...linesOf(source)].filter(({ text, fenced }) => !fenced && HEADING.test(text));
  const headings = lines.map(({ text }) => parse(text));
  const taken = new Set([slugify(title), ...headings.flatMap(({ mark }) => mark.id ?? [])]);
  return headings.flatMap(({ depth, text, mark: { id: explicit, tag } }) => {
    const id = explicit ?? uniqueSlug(text, taken);
    taken.add(id);
    return depth === 2 ? [{ id, title: text, ...(tag !== undefined && { tag }) }] : [];
  });
}

function parse(line: string) {
  const [, hashes = "", raw = "", mark = ""] = HEADING.exec(line) ?? [];
  return { depth: hashes.length, text: plain(raw), mark: parseHeadingMark(mark) };
}

/** Drops the inline markup that a heading may hold. */
function plain(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "");
}

/**
 * Sidebar generator of the API section: resource pages in their order, each with its headings in
 * `customProps.headings`, so that the menu holds them in the static HTML, and with the `deprecated` of its front matter.
 * (`sidebar_custom_props` in front matter would take the place of what is given here.)
 */
export const headingSidebar: Generator = async ({ defaultSidebarItemsGenerator, ...args }) => {
  const items = await defaultSidebarItemsGenerator(args);
  const docs = new Map(args.docs.map((doc) => [doc.id, doc]));
  return Promise.all(
    items.map(async (item) => {
      const doc = item.type === "doc" ? docs.get(item.id) : undefined;
      if (item.type !== "doc" || !doc) return item;
      const source = await fs.readFile(path.resolve(doc.source.replace(/^@site\//, "")), "utf8");
      const { deprecated } = doc.frontMatter as { readonly deprecated?: unknown };
      const headings = menuHeadingsOf(source, doc.title);
      return { ...item, customProps: { headings, ...(deprecated === true && { deprecated }) } };
    }),
  );
};
