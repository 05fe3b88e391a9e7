import { parse as parseYaml } from "yaml";
import type { ComponentProperties } from "../../../src/lib/properties";
import { resolveTokens } from "../../../src/product/resolve";
import type { TokenTable } from "../../../src/product/tokens";
import { rewriteHeadingMarks } from "./headings/syntax";
import { parseMarkdown } from "./parser";
import { maskTokens, unmask } from "./mask";
import type { MdNode } from "./tree";
import type { Finding } from "../../report";
import { directivesToText } from "./directives";
import { findingAt, type Source } from "./place";

/** What a page is read with. */
export interface PageContext {
  readonly tokens: TokenTable;
  /** Properties of every component that writers may use. */
  readonly components: ComponentProperties;
}

/** A writer's file, read: front matter and syntax tree, with every offset an offset in `text`. */
export interface Page extends Source, PageContext {
  /** Front matter with content tokens resolved; empty when the page has none. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Markdown tree of the masked text (`mask.ts`); empty when the page does not parse. */
  readonly root: MdNode;
  /** What kept the page from being read. */
  readonly problems: readonly Finding[];
}

/**
 * Reads a page for the rules. A page that does not parse has an empty tree and says why in `problems`. The text is
 * parsed when the tree is first asked for: that takes most of the time, and not every rule needs every page's tree.
 */
export function readPage({ path, text }: Source, { tokens, components }: PageContext): Page {
  const source = { path, text };
  const front = readFrontMatter(source, tokens);
  let parsed: ParsedBody | undefined;
  const body = (): ParsedBody => (parsed ??= parseBody(source));
  return {
    ...source,
    tokens,
    components,
    frontMatter: front.values,
    get root() {
      return body().root;
    },
    get problems() {
      return [...front.problems, ...body().problems];
    },
  };
}

/** Remembers what a function gave for a page, so that several rules can share what is derived from its tree. */
export function oncePerPage<T>(derive: (page: Page) => T): (page: Page) => T {
  const derived = new WeakMap<Page, { readonly value: T }>();
  return (page) => {
    const known = derived.get(page) ?? { value: derive(page) };
    derived.set(page, known);
    return known.value;
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

type ParsedBody = Pick<Page, "root" | "problems">;

function parseBody(source: Source): ParsedBody {
  try {
    const text = rewriteHeadingMarks(maskTokens(source.text));
    const root = parseMarkdown(text);
    directivesToText(root, text);
    return { root, problems: [] };
  } catch (error) {
    return {
      root: { type: "root", children: [] },
      problems: [unreadable(source, 0, "mdx-syntax", error)],
    };
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
