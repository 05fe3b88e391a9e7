import type { Root } from "mdast";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { slugify } from "../../../src/lib/slug";

const parser = unified().use(remarkParse);
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const MARK = /\s*\{(?:#(\S+))?.*\}$/;

/** Anchors of the second level that a page's source offers, in order. */
export function anchorsOf(source: string): readonly string[] {
  const body = source.replace(FRONT_MATTER, "");
  const root: Root = parser.parse(body);
  return root.children.flatMap((node) => {
    if (node.type !== "heading" || node.depth !== 2 || !node.position) return [];
    const { start, end } = node.position;
    const line = body.slice(start.offset, end.offset).replace(/^#+\s*/, "");
    return [MARK.exec(line)?.[1] ?? slugify(line.replace(MARK, ""))];
  });
}
