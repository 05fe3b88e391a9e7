import type { Root } from "mdast";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { slugify } from "docusaurus-waymark-core/lib/slug";
import { frontMatterBlock } from "docusaurus-waymark-core/build/frontMatter";
import type { Finding } from "docusaurus-waymark-core/report";
import type { Page } from "../pages/page";

/** Committed pages: text by path from the project root. */
export type CommittedPages = ReadonlyMap<string, string>;

const RESTORE =
  "restore it in the API description, or accept the loss with `npm run api:generate -- --allow-removal`.";

/** Pages and anchors that would be removed although readers may have linked to them. */
export function lostPagesAndAnchors(committed: CommittedPages, pages: readonly Page[]): Finding[] {
  const generatedTexts = new Map(pages.map(({ path, text }) => [path, text]));
  const changed = [...committed].filter(([path, text]) => generatedTexts.get(path) !== text);
  return changed.flatMap(([path, text]) => {
    const newText = generatedTexts.get(path);
    if (newText === undefined)
      return [
        finding(path, "api-page-gone", "The API description has no page of that name any more.", RESTORE),
      ];
    const remainingAnchors = new Set(anchorsOf(newText));
    return anchorsOf(text)
      .filter((anchor) => !remainingAnchors.has(anchor))
      .map((anchor) => finding(path, "api-anchor-gone", `The section "#${anchor}" would be gone.`, RESTORE));
  });
}

/** Pages that are missing or differ from the API description. */
export function stalePages(committed: CommittedPages, pages: readonly Page[]): Finding[] {
  return pages
    .filter(({ path, text }) => committed.get(path) !== text)
    .map(({ path }) => {
      const missing = !committed.has(path);
      const message = missing ? "The page is missing." : "The page differs from the API description.";
      return finding(path, "api-stale", message, "run `npm run api:generate` and commit the result.");
    });
}

function finding(path: string, rule: string, message: string, fix: string): Finding {
  return { path, line: 1, column: 1, rule, message, fix };
}

const parser = unified().use(remarkParse);
const MARK = /\s*\{(?:#(\S+))?.*\}$/;

/** Ids of the h2 headings in the Markdown of a page, in order. */
export function anchorsOf(source: string): readonly string[] {
  const body = source.slice(frontMatterBlock(source)?.body);
  const root: Root = parser.parse(body);
  return root.children.flatMap((node) => {
    if (node.type !== "heading" || node.depth !== 2 || !node.position) return [];
    const { start, end } = node.position;
    const line = body.slice(start.offset, end.offset).replace(/^#+\s*/, "");
    return [MARK.exec(line)?.[1] ?? slugify(line.replace(MARK, ""))];
  });
}
