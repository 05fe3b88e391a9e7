import { slugify } from "../../lib/slug";
import { resolveTokens } from "../../product/resolve";
import { markOldAnchors } from "./anchors";
import { collectHeadings, type CollectedHeading } from "./collect";
import { collectPanels, isPanel, type CollectedPanel } from "./panels";
import { showLiveExamples } from "../live";
import { parseMarkdown } from "../parser";
import { isJsx, type MdNode } from "../tree";
import type { Finding } from "../../report";
import { unmask } from "../mask";
import { oncePerPage } from "../once";
import type { Page } from "../page";

/** Headings and tab panels of a tree, as the build makes them. */
export interface PageHeadings {
  /** In document order. */
  readonly headings: readonly CollectedHeading[];
  readonly panels: readonly CollectedPanel[];
  /** Every id that a link may lead to: the title, headings, panels, and old ids. */
  readonly ids: ReadonlySet<string>;
  readonly findings: readonly Finding[];
}

/** Types of nodes that affect headings; live examples (`mdx` fences) do too. */
const TELLING: ReadonlySet<string> = new Set(["heading", "yaml"]);

/** Ids and mistakes of a page's headings, by the same rules as in the build. */
export const headingsOf = oncePerPage((page): PageHeadings => {
  const root = { type: "root", children: telling(page.root, page) };
  showLiveExamples(root, page.tokens, parseMarkdown);
  return collectIds(root, page);
});

/** Gives ids to the headings and panels of a tree. Takes the marks out of headings, and puts old ids on headings and panels. */
export function collectIds(
  root: MdNode,
  { path, frontMatter }: Pick<Page, "path" | "frontMatter">,
): PageHeadings {
  const { anchors } = frontMatter;
  const title = typeof frontMatter["title"] === "string" ? frontMatter["title"] : "";
  const titleId = slugify(title);
  const { headings, findings } = collectHeadings(root, path, title);
  const panels = collectPanels(root, headings, titleId);
  const places = [...headings, ...panels];
  const old = markOldAnchors({ root, path, anchors, headings: places, titleId });
  return {
    headings,
    panels,
    ids: new Set([titleId, ...places.map(({ id }) => id), ...oldIds(anchors)]),
    findings: [...findings, ...old],
  };
}

/** The nodes of a tree that affect ids, in document order; panels of tabs contain theirs. */
function telling({ children = [] }: MdNode, page: Page): MdNode[] {
  return children.flatMap((node) => {
    const made = isJsx(node) ? page.given?.madeHeadings(node) : undefined;
    if (made !== undefined) return headingsIn(made, node, page);
    if (TELLING.has(node.type) || node.lang === "mdx") return [copy(node, page)];
    const inside = telling(node, page);
    return isPanel(node) ? [{ ...node, children: inside }] : inside;
  });
}

/** The headings of a Markdown text that stands in place of a node. */
function headingsIn(markdown: string, { position }: MdNode, page: Page): MdNode[] {
  const lines = markdown.match(/^#{2,6} .*$/gm) ?? [];
  const { children = [] } = parseMarkdown(resolveTokens(lines.join("\n\n"), page.tokens));
  return children.map((node) => ({ ...node, position }));
}

function oldIds(anchors: unknown): string[] {
  return typeof anchors === "object" && anchors !== null ? Object.keys(anchors) : [];
}

/** A copy of a tree that rules may change, with the values of content tokens in its texts. */
function copy(node: MdNode, page: Page): MdNode {
  const { value, children } = node;
  const own = children ? { ...node, children: children.map((child) => copy(child, page)) } : { ...node };
  if (value === undefined) return own;
  const text = unmask(value);
  return { ...own, value: node.type === "code" ? text : resolveTokens(text, page.tokens) };
}
