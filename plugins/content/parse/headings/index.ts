import { slugify } from "../../../../src/lib/slug";
import { resolveTokens } from "../../../../src/product/resolve";
import { markOldAnchors } from "./anchors";
import { collectHeadings } from "./collect";
import { remarkLive } from "../../../markdown/live";
import { markdown } from "../parser";
import type { MdNode } from "../tree";
import type { Finding } from "../../../report";
import { unmask } from "../mask";
import { nodesOf } from "../nodes";
import type { Page } from "../readPage";

/** What the build makes of a page's headings. */
export interface PageHeadings {
  /** Every id that a link may lead to: headings, the title, and old ids. */
  readonly ids: ReadonlySet<string>;
  readonly findings: readonly Finding[];
}

/** What says something of headings, beside Markdown that is shown with what it makes. */
const TELLING: ReadonlySet<string> = new Set(["heading", "yaml"]);

const cache = new WeakMap<Page, PageHeadings>();

/** Ids and mistakes of a page's headings, by the very rules that the build uses. */
export function headingsOf(page: Page): PageHeadings {
  const known = cache.get(page);
  if (known) return known;
  const result = collect(page);
  cache.set(page, result);
  return result;
}

function collect(page: Page): PageHeadings {
  const told = nodesOf(page).filter(({ type, lang }) => TELLING.has(type) || lang === "mdx");
  const root = { type: "root", children: told.map((node) => copy(node, page)) };
  remarkLive.call(markdown, { tokens: page.tokens })(root);
  const { title: given, anchors } = page.frontMatter;
  const title = typeof given === "string" ? given : "";
  const { headings, findings } = collectHeadings(root, page.path, title);
  const titleId = slugify(title);
  const old = markOldAnchors({ root, path: page.path, anchors, headings, titleId });
  return {
    ids: new Set([titleId, ...headings.map(({ id }) => id), ...oldIds(anchors)]),
    findings: [...findings, ...old],
  };
}

function oldIds(anchors: unknown): string[] {
  return typeof anchors === "object" && anchors !== null ? Object.keys(anchors) : [];
}

/** A copy of a tree that rules may change, with the values of content tokens in its texts. */
function copy(node: MdNode, page: Page): MdNode {
  const { value, children } = node;
  const own = children ? { ...node, children: children.map((child) => copy(child, page)) } : { ...node };
  if (value !== undefined) own.value = node.type === "code" ? unmask(value) : resolved(value, page);
  return own;
}

function resolved(masked: string, { tokens }: Page): string {
  const text = unmask(masked);
  return text.includes("{{") ? resolveTokens(text, tokens) : text;
}
