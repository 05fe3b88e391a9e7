import type { ComponentProperties } from "../lib/properties";
import type { TokenTable } from "../product/tokens";
import { rewriteHeadingMarks } from "./headings/syntax";
import { asWritten } from "./asWritten";
import { withoutConflict } from "./conflicts";
import { parseMarkdown } from "./parser";
import { maskTokens } from "./mask";
import { nodesBelow, type MdNode } from "./tree";
import type { Finding } from "../report";
import { endOfMisplaced, readFrontMatter } from "./frontMatter";
import { once } from "../lib/once";
import { oncePerPage } from "./once";
import type { GivenRules } from "../rules/given";
import type { Source } from "./place";
import { blanked, brokenBlock, followsFrom } from "./brokenBlock";
import { syntaxProblem } from "./syntaxProblem";

/** The context in which a page is read. */
export interface PageContext {
  readonly tokens: TokenTable;
  /** Properties of every component that writers may use. */
  readonly components: ComponentProperties;
  /** Rules about the product that the pages describe. */
  readonly given?: GivenRules | undefined;
}

/** A writer's file, read: front matter and syntax tree, with every offset an offset in `text`. */
export interface Page extends Source, PageContext {
  /** Front matter with content tokens resolved; empty when the page has none. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Markdown tree of the masked text (`mask.ts`), without the blocks that do not parse. */
  readonly root: MdNode;
  /** Mistakes that keep the page from being read. */
  readonly problems: readonly Finding[];
}

/**
 * Reads a page for the rules. What does not parse is left out of the tree, with the reason in `problems`. The text is
 * parsed when the tree is first read: that takes most of the time, and not every rule needs every page's tree.
 */
export function readPage({ path, text }: Source, { tokens, components, given }: PageContext): Page {
  const source = { path, text };
  const front = readFrontMatter(source, tokens);
  const body = once(() => parseBody(source));
  return {
    ...source,
    tokens,
    components,
    given,
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

/** Mistakes that keep the front matter of a page from being read. */
export function frontMatterProblems(source: Source, tokens: TokenTable): readonly Finding[] {
  return readFrontMatter(source, tokens).problems;
}

/** The text with blanks for lines that are meant as front matter and would be read as text: they have a finding. */
function withoutMisplaced(text: string): string {
  const end = endOfMisplaced(text);
  return text.slice(0, end).replace(/[^\n]/g, " ") + text.slice(end);
}

type ParsedBody = Pick<Page, "root" | "problems">;

/** More mistakes in the syntax of one page are not told apart. */
const MAX_BROKEN = 20;

/** Reads the body. A block that cannot be read has its reason among the problems, and the rest is read without it. */
function parseBody(source: Source): ParsedBody {
  let text = rewriteHeadingMarks(maskTokens(withoutConflict(withoutMisplaced(source.text))));
  const problems: Finding[] = [];
  const removed: string[] = [];
  for (let count = 0; count <= MAX_BROKEN; count += 1) {
    try {
      const root = parseMarkdown(text);
      asWritten(root, text);
      return { root, problems };
    } catch (error) {
      const problem = syntaxProblem(text, error);
      const broken = brokenBlock(text, error, problem);
      if (!followsFrom(problem.message, removed))
        problems.push({ path: source.path, rule: "mdx-syntax", ...problem });
      removed.push(text.slice(broken.start, broken.end));
      text = blanked(text, broken);
    }
  }
  return { root: { type: "root", children: [] }, problems };
}
