import fs from "node:fs/promises";
import path from "node:path";
import type { Options } from "@docusaurus/plugin-content-docs";
import type { HeadingLink } from "../navigation/headingLink";
import { frontMatterBlock } from "../build/frontMatter";
import { headingsOf, readPage } from "../parse";

type Generator = Exclude<NonNullable<Options["sidebarItemsGenerator"]>, null>;

/**
 * A line without which a page has the same headings: one that is neither a heading nor a fence, between which a line is code.
 * Parsing such lines too would take a second of a build.
 */
const OTHER_LINES = /^(?! *(?:#{1,6} |```|~~~)).*$/gm;

/** The h2 headings of a source, with the ids that the page gives them and the methods of those that are operations. */
export function menuHeadingsOf(source: string): HeadingLink[] {
  const body = frontMatterBlock(source)?.body ?? 0;
  const text = source.slice(0, body) + source.slice(body).replace(OTHER_LINES, "");
  const page = readPage({ path: "", text }, { tokens: {}, components: {} });
  const sections = headingsOf(page).headings.filter(({ depth }) => depth === 2);
  return sections.map(({ id, title, tag }) => ({ id, title, ...(tag !== undefined && { tag }) }));
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
      const headings = menuHeadingsOf(source);
      return { ...item, customProps: { headings, ...(deprecated === true && { deprecated }) } };
    }),
  );
};
