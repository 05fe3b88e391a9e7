import { parse as parseYaml } from "yaml";
import { resolveTokens } from "../../../src/product/resolve";
import type { TokenTable } from "../../../src/product/tokens";
import { rewriteHeadingMarks } from "./headings/syntax";
import { parseMarkdown } from "./parser";
import { maskTokens, unmask } from "./mask";
import type { MdNode } from "./tree";
import type { Finding } from "../../report";
import { directivesToText } from "./directives";
import { findingAt, type Source } from "./place";

/** A writer's file, read: front matter and syntax tree, with every offset an offset in `text`. */
export interface Page extends Source {
  readonly tokens: TokenTable;
  /** Front matter with content tokens resolved; empty when the page has none. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Markdown tree of the masked text (`mask.ts`); empty when the page does not parse. */
  readonly root: MdNode;
  /** The same tree, where the build reads the page alike. */
  readonly treeOfBuild: MdNode | undefined;
  /** What kept the page from being read. */
  readonly problems: readonly Finding[];
}

/**
 * Reads a page for the rules. A page that does not parse has an empty tree and says why in `problems`. The text is
 * parsed when the tree is first asked for: that takes most of the time, and not every rule needs every page's tree.
 */
export function readPage(source: Source, tokens: TokenTable): Page {
  const front = readFrontMatter(source, tokens);
  let read: ReturnType<typeof readBody> | undefined;
  const body = (): ReturnType<typeof readBody> => (read ??= readBody(source));
  return {
    ...source,
    tokens,
    frontMatter: front.values,
    get root() {
      return body().root;
    },
    get treeOfBuild() {
      return body().isAsBuilt && front.values["mdx"] === undefined ? body().root : undefined;
    },
    get problems() {
      return [...front.problems, ...body().problems];
    },
  };
}

/** What keeps the front matter of a page from being read. */
export function frontMatterProblems(source: Source, tokens: TokenTable): readonly Finding[] {
  return readFrontMatter(source, tokens).problems;
}

function readFrontMatter(source: Source, tokens: TokenTable): FrontMatter {
  const block = /^---\n([\s\S]*?)\n---/.exec(source.text)?.[1] ?? "";
  try {
    const values: unknown = parseYaml(resolveTokens(block, tokens));
    return { values: isRecord(values) ? values : {}, problems: [] };
  } catch (error) {
    return { values: {}, problems: [unreadable(source, 4, "front-matter", error)] };
  }
}

function readBody(source: Source) {
  try {
    const text = rewriteHeadingMarks(maskTokens(source.text));
    const root = parseMarkdown(text);
    return { root, isAsBuilt: !directivesToText(root, text), problems: [] };
  } catch (error) {
    const root: MdNode = { type: "root", children: [] };
    return { root, isAsBuilt: false, problems: [unreadable(source, 0, "mdx-syntax", error)] };
  }
}

interface FrontMatter {
  readonly values: Page["frontMatter"];
  readonly problems: Page["problems"];
}

const FIXES = {
  "front-matter": 'write valid YAML; a value with ": " in it needs double quotes.',
  "mdx-syntax": "write valid MDX; a literal < or { in prose needs backticks or a backslash.",
};

function unreadable(source: Source, offset: number, rule: keyof typeof FIXES, error: unknown): Finding {
  const { reason, message, place } = error as { reason?: string; message: string; place?: Place };
  const said = unmask((reason ?? message).split("\n")[0] ?? "").replace(/[.:]*$/, "");
  const finding = findingAt(source, offset, {
    rule,
    message: `The page cannot be read: ${said}.`,
    fix: FIXES[rule],
  });
  const start = place?.start ?? place;
  return start?.line === undefined ? finding : { ...finding, line: start.line, column: start.column ?? 1 };
}

interface Place {
  readonly line?: number;
  readonly column?: number;
  readonly start?: Place;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
