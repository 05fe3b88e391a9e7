/** Links the first use of glossary terms to the glossary, so that readers see a definition where they meet a term. */
import { GLOSSARY_ROUTE, siteGlossary, type Term } from "docusaurus-waymark-core/facts/glossary";
import { escapeRegExp } from "docusaurus-waymark-core/lib/escapeRegExp";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import type { TokenTable } from "docusaurus-waymark-core/product/tokens";
import { isGenerated } from "docusaurus-waymark-core/rules/generated";
import { routeOf } from "docusaurus-waymark-core/content/routes";
import {
  isJsx,
  textOf,
  type MarkdownParser,
  type MdFile,
  type MdNode,
} from "docusaurus-waymark-core/parse/tree";
import { pathFrom } from "docusaurus-waymark-core/build/files";
import { pageFolderOf } from "docusaurus-waymark-core/siteContent/folders";

/** Maximum number of linked terms, on a page and in one paragraph. */
const MAX_TERMS_PER_PAGE = 4;
const MAX_TERMS_PER_PARAGRAPH = 2;

/** Node types of prose: a term is linked only if all its ancestors are of these types. */
const PROSE_NODE_TYPES = new Set([
  "root",
  "paragraph",
  "list",
  "listItem",
  "blockquote",
  "emphasis",
  "containerDirective",
]);

/** Components that contain prose. */
const PROSE_COMPONENTS = new Set(["Steps", "Row", "Col"]);

interface Options {
  readonly siteDir: string;
  readonly tokens: TokenTable;
  /** Terms to link; by default all terms of the glossary. */
  readonly terms?: readonly Term[];
}

/** A text node in which terms may be linked. */
interface TextLocation {
  readonly text: MdNode;
  readonly parent: MdNode;
  /** The paragraph that contains it. */
  readonly block: MdNode;
}

/** The first use of a term; `start` and `end` are offsets in the text node. */
interface TermUse extends TextLocation {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

/**
 * Remark rule: turns the first use of a few glossary terms into links to the glossary, with the definition in
 * `data-term`, which the script of the page shows (`packages/theme/src/mdx/terms.ts`). Headings, code, links, bold labels and
 * tables are not changed, nor is the term that is the subject of the page. Generated and unlisted pages and pages
 * with `terms: false` in the front matter are skipped.
 */
export function remarkTerms(this: MarkdownParser, { siteDir, tokens, terms }: Options) {
  return (root: MdNode, file: MdFile): void => {
    const page = { path: pathFrom(siteDir, file.path) };
    const frontMatter = (file.data["frontMatter"] ?? {}) as Readonly<Record<string, unknown>>;
    const route = routeOf(page);
    if (frontMatter["terms"] === false || frontMatter["unlisted"] === true || isGenerated(page)) return;
    // The glossary is in the language of the sources.
    if (route === GLOSSARY_ROUTE || pageFolderOf(page.path)?.translates !== undefined) return;
    const titles = [frontMatter["title"], frontMatter["sidebar_label"]].filter(
      (title) => typeof title === "string",
    );
    const uses = firstUses(proseTexts(root), terms ?? siteGlossary()).filter(
      ({ term }) => term.page !== route && !titles.some((title) => patternOf([term])?.test(title)),
    );
    const selected = selectUses(uses);
    for (const use of selected.reverse()) {
      const definition = textOf(this.parse(resolveTokens(use.term.meaning, tokens)) as MdNode);
      insertLink(use, `${definition}.`);
    }
  };
}

/** Patterns of all terms together and of each one: every page needs them, and they take long to compile. */
const patterns = new Map<string, RegExp | undefined>();

/** `namesPattern`, compiled once. */
function patternOf(terms: readonly Term[], flags = ""): RegExp | undefined {
  const key = [flags, ...terms.map(({ id }) => id)].join();
  if (!patterns.has(key)) patterns.set(key, namesPattern(terms, flags));
  return patterns.get(key);
}

/** Text nodes of prose, in document order. */
function proseTexts(parent: MdNode, block = parent, found: TextLocation[] = []): TextLocation[] {
  for (const child of parent.children ?? []) {
    if (child.type === "text") found.push({ text: child, parent, block });
    else if (PROSE_NODE_TYPES.has(child.type) || (isJsx(child) && PROSE_COMPONENTS.has(child.name ?? "")))
      proseTexts(child, child.type === "paragraph" ? child : block, found);
  }
  return found;
}

/** The first use of each term, in document order. Where names overlap, the longest one wins, linked or not. */
function firstUses(places: readonly TextLocation[], terms: readonly Term[]): TermUse[] {
  const pattern = patternOf(terms, "g");
  if (!pattern) return [];
  const seenTerms = new Set<Term>();
  return places.flatMap((place) =>
    [...(place.text.value ?? "").matchAll(pattern)].flatMap(({ 0: name, index, groups = {} }) => {
      const group = Object.keys(groups).find((key) => groups[key] !== undefined);
      const term = terms[Number(group?.slice(1).split("_")[0])];
      if (!term || seenTerms.has(term)) return [];
      seenTerms.add(term);
      return [{ ...place, term, start: index, end: index + name.length }];
    }),
  );
}

/** Selects the uses to link, in document order: less common terms first, within the limits for page and paragraph. */
function selectUses(uses: readonly TermUse[]): TermUse[] {
  const selected: TermUse[] = [];
  for (const use of [...uses].sort((a, b) => Number(a.term.common) - Number(b.term.common))) {
    const inSameBlock = selected.filter(({ block }) => block === use.block);
    if (selected.length < MAX_TERMS_PER_PAGE && inSameBlock.length < MAX_TERMS_PER_PARAGRAPH)
      selected.push(use);
  }
  return uses.filter((use) => selected.includes(use));
}

/**
 * Matches the names of terms as whole words, in named groups: `t0_…` for the first term and so on. Undefined
 * without names.
 */
function namesPattern(terms: readonly Term[], flags = ""): RegExp | undefined {
  const names = terms.flatMap(({ names }, index) => names.map((name) => ({ name, index })));
  names.sort((a, b) => b.name.length - a.name.length);
  if (names.length === 0) return undefined;
  // Group names must be unique, so each name of a term has a number.
  const alternatives = names.map(({ name, index }, number) => `(?<t${index}_${number}>${namePattern(name)})`);
  return new RegExp(`(?<![\\p{L}\\p{N}/-])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}/-])`, `u${flags}`);
}

/**
 * Matches a name in singular and plural. The case of the first letter is ignored, except in abbreviations such as
 * `NAT`.
 */
function namePattern(name: string): string {
  const [first = "", second = ""] = name;
  const isAbbreviation = second !== second.toLowerCase();
  const start = isAbbreviation ? first : `[${first.toUpperCase()}${first.toLowerCase()}]`;
  const textAfter = escapeRegExp(name.slice(1)).replace(/ /g, "\\s+");
  if (textAfter.endsWith("s")) return start + textAfter;
  return /[^aeiou]y$/.test(textAfter)
    ? `${start}${textAfter.slice(0, -1)}(?:y|ies)`
    : `${start}${textAfter}(?:s|es)?`;
}

/** Replaces the words of a use with a link. */
function insertLink({ term, text, parent, start, end }: TermUse, meaning: string): void {
  const value = text.value ?? "";
  const link = {
    type: "link",
    url: `${GLOSSARY_ROUTE}#${term.id}`,
    children: [{ type: "text", value: value.slice(start, end) }],
    data: { hProperties: { "data-term": meaning } },
  };
  const rest = { ...text, value: value.slice(end) };
  text.value = value.slice(0, start);
  parent.children?.splice(parent.children.indexOf(text) + 1, 0, link, rest);
}
