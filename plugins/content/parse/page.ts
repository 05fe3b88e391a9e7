import { parse as parseYaml, type YAMLParseError } from "yaml";
import { isRecord } from "../../../src/lib/isRecord";
import type { ComponentProperties } from "../../../src/lib/properties";
import { resolveTokens } from "../../../src/product/resolve";
import type { TokenTable } from "../../../src/product/tokens";
import { rewriteHeadingMarks } from "./headings/syntax";
import { directivesToText, parseMarkdown } from "./parser";
import { maskTokens } from "./mask";
import { nodesBelow, type MdNode } from "./tree";
import { frontMatterBlock } from "../../lib/frontMatter";
import type { Finding } from "../../report";
import { once, oncePerPage } from "./once";
import { findingAt, type Source } from "./place";
import { syntaxProblem } from "./syntaxProblem";
import { yamlProblem } from "./yamlProblem";

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
 * Reads a page for the rules. A page that does not parse has an empty tree and the reason in `problems`. The text is
 * parsed when the tree is first read: that takes most of the time, and not every rule needs every page's tree.
 */
export function readPage({ path, text }: Source, { tokens, components }: PageContext): Page {
  const source = { path, text };
  const front = readFrontMatter(source, tokens);
  const body = once(() => parseBody(source));
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

/** Every node of a page in document order, parents first: one walk for all rules. */
export const nodesOf = oncePerPage(({ root }) => nodesBelow(root));

/** What keeps the front matter of a page from being read. */
export function frontMatterProblems(source: Source, tokens: TokenTable): readonly Finding[] {
  return readFrontMatter(source, tokens).problems;
}

function readFrontMatter(source: Source, tokens: TokenTable): FrontMatter {
  const block = frontMatterBlock(source.text)?.text;
  if (block === undefined) return { values: {}, problems: misplaced(source) };
  try {
    const values: unknown = parseYaml(resolveTokens(block, tokens));
    return { values: isRecord(values) ? values : {}, problems: [] };
  } catch (error) {
    return { values: {}, problems: [yamlFinding(source, error)] };
  }
}

/** Front matter that would be shown as text. */
function misplaced(source: Source): Finding[] {
  const space = /^(\s*)---[ \t]*\n[\w-]+:/.exec(source.text)?.[1];
  if (space === undefined) return [];
  const [message, fix] =
    space === ""
      ? ["The front matter is not closed.", 'write "---" on its own line below the last field.']
      : ["The front matter is not at the start of the file.", 'remove everything before the first "---".'];
  return [findingAt(source, 0, { rule: "front-matter", message, fix })];
}

function yamlFinding(source: Source, error: unknown): Finding {
  const { linePos } = error as YAMLParseError;
  const { message, fix } = yamlProblem(error as YAMLParseError);
  const { line, col } = openBracket(source.text, error as YAMLParseError) ??
    linePos?.[0] ?? { line: 1, col: 1 };
  const problem = { rule: "front-matter", message: `The front matter cannot be read: ${message}.`, fix };
  return { path: source.path, line: line + 1, column: col, ...problem };
}

/** The place of a list that is not closed; the parser names the line where it stopped. */
function openBracket(
  text: string,
  { linePos, message }: Pick<YAMLParseError, "linePos" | "message">,
): { readonly line: number; readonly col: number } | undefined {
  const last = linePos?.[0].line;
  if (last === undefined || !message.startsWith("Flow ")) return undefined;
  const lines = text.split("\n").slice(1, last + 1);
  const index = lines.findLastIndex((line) => /[[{]/.test(line));
  return index === -1 ? undefined : { line: index + 1, col: (lines[index]?.search(/[[{]/) ?? 0) + 1 };
}

type ParsedBody = Pick<Page, "root" | "problems">;

function parseBody(source: Source): ParsedBody {
  const text = rewriteHeadingMarks(maskTokens(source.text));
  try {
    const root = parseMarkdown(text);
    directivesToText(root, text);
    return { root, problems: [] };
  } catch (error) {
    const problem = { path: source.path, rule: "mdx-syntax", ...syntaxProblem(text, error) };
    return { root: { type: "root", children: [] }, problems: [problem] };
  }
}

interface FrontMatter {
  readonly values: Page["frontMatter"];
  readonly problems: Page["problems"];
}
