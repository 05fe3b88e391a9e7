import fs from "node:fs/promises";
import path from "node:path";
import type { Options } from "@docusaurus/plugin-content-docs";
import { slugify, uniqueSlug } from "../../../src/lib/slug";
import type { OperationLink } from "../../../src/navigation/operationLink";
import { linesOf } from "../fences";
import { parseHeadingMark } from "./syntax";

type Generator = Exclude<NonNullable<Options["sidebarItemsGenerator"]>, null>;

const HEADING = /^\s{0,3}(#{2,6})\s+(.*?)\s*(?:\{((?:#|tag=|label=).*)\})?\s*$/;

/**
 * The h2 headings of a source that carry a method, with the ids that the page gives them.
 *
 * @param title the page's title, whose slug is the id of the h1
 */
export function operationsOf(source: string, title = ""): OperationLink[] {
  const lines = [...linesOf(source)].filter(({ text, fenced }) => !fenced && HEADING.test(text));
  const headings = lines.map(({ text }) => parse(text));
  const taken = new Set([slugify(title), ...headings.flatMap(({ mark }) => mark.id ?? [])]);
  return headings.flatMap(({ depth, text, mark }) => {
    const id = mark.id ?? uniqueSlug(text, taken);
    taken.add(id);
    return depth === 2 && mark.tag !== undefined ? [{ id, title: text, tag: mark.tag }] : [];
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
 * Sidebar generator of the API section: resource pages in their order, each with its operations in
 * `customProps.operations`, so that the menu holds them in the static HTML.
 */
export const operationSidebar: Generator = async ({ defaultSidebarItemsGenerator, ...args }) => {
  const items = await defaultSidebarItemsGenerator(args);
  const docs = new Map(args.docs.map((doc) => [doc.id, doc]));
  return Promise.all(
    items.map(async (item) => {
      const doc = item.type === "doc" ? docs.get(item.id) : undefined;
      if (item.type !== "doc" || !doc) return item;
      const source = await fs.readFile(path.resolve(doc.source.replace(/^@site\//, "")), "utf8");
      const operations = operationsOf(source, doc.title);
      return { ...item, customProps: { ...item.customProps, operations } };
    }),
  );
};
