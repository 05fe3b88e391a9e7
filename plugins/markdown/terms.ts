import path from "node:path";
import { GLOSSARY_ROUTE, siteGlossary, type Term } from "../../src/facts/glossary";
import { resolveTokens } from "../../src/product/resolve";
import type { TokenTable } from "../../src/product/tokens";
import { isGenerated } from "../content/rules/generated";
import { routeOf } from "../content/site";
import { isJsx, textOf, type MdFile, type MdNode } from "../content/parse/tree";

/** Terms that a page explains at most, and one paragraph of it. */
const MAX_ON_PAGE = 4;
const MAX_IN_BLOCK = 2;

/** Nodes of running text: a term is explained only where all nodes above it are among these. */
const RUNNING_TEXT = new Set([
  "root",
  "paragraph",
  "list",
  "listItem",
  "blockquote",
  "emphasis",
  "containerDirective",
]);

/** Components whose content is running text. */
const TEXT_COMPONENTS = new Set(["Steps", "Row", "Col"]);

interface Options {
  readonly siteDir: string;
  readonly tokens: TokenTable;
  /** Terms to choose from; those of the site's glossary if not given. */
  readonly terms?: readonly Term[];
}

/** The part of a unified processor that makes a tree of Markdown. */
interface Parser {
  parse(markdown: string): unknown;
}

/** A text of the page, where a term may be explained. */
interface Place {
  readonly text: MdNode;
  readonly parent: MdNode;
  /** The paragraph around it. */
  readonly block: MdNode;
}

/** The first use of a term; `start` and `end` are offsets in the value of the text. */
interface Use extends Place {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

/**
 * Remark rule: the first use of a few terms of the glossary becomes a link to the glossary with the definition in
 * `data-term`, which the script of the page shows (`src/mdx/terms.ts`). Never in headings, code, links, bold labels and
 * tables, nor the subject of the page itself. A page with `terms: false` in its front matter explains none, as pages
 * that are generated or in no menu do.
 */
export function remarkTerms(this: Parser, { siteDir, tokens, terms }: Options) {
  return (root: MdNode, file: MdFile): void => {
    const page = { path: path.relative(siteDir, file.path).split(path.sep).join("/") };
    const front = (file.data["frontMatter"] ?? {}) as Readonly<Record<string, unknown>>;
    const route = routeOf(page);
    if (front["terms"] === false || front["unlisted"] === true || isGenerated(page)) return;
    if (route === GLOSSARY_ROUTE) return;
    const titles = [front["title"], front["sidebar_label"]].filter((title) => typeof title === "string");
    const offered = (terms ?? siteGlossary().terms).filter(
      (term) => term.page !== route && !titles.some((title) => namesPattern([term])?.test(title)),
    );
    const uses = chosen(firstUses(placesOf(root), offered));
    for (const use of uses.reverse()) {
      const meaning = textOf(this.parse(resolveTokens(use.term.meaning, tokens)) as MdNode);
      mark(use, `${meaning}.`);
    }
  };
}

/** Texts in which terms may be explained, in reading order. */
function placesOf(parent: MdNode, block = parent, found: Place[] = []): Place[] {
  for (const child of parent.children ?? []) {
    if (child.type === "text") found.push({ text: child, parent, block });
    else if (RUNNING_TEXT.has(child.type) || (isJsx(child) && TEXT_COMPONENTS.has(child.name ?? "")))
      placesOf(child, child.type === "paragraph" ? child : block, found);
  }
  return found;
}

/** The first use of each term, in reading order. Where names overlap, the longest one counts. */
function firstUses(places: readonly Place[], terms: readonly Term[]): Use[] {
  const pattern = namesPattern(terms, "g");
  if (!pattern) return [];
  const seen = new Set<Term>();
  return places.flatMap((place) =>
    [...(place.text.value ?? "").matchAll(pattern)].flatMap(({ 0: name, index, groups = {} }) => {
      const group = Object.keys(groups).find((key) => groups[key] !== undefined);
      const term = terms[Number(group?.slice(1).split("_")[0])];
      if (!term || seen.has(term)) return [];
      seen.add(term);
      return [{ ...place, term, start: index, end: index + name.length }];
    }),
  );
}

/** The uses to explain, in reading order: those of rarely known terms first, few on a page and in a paragraph. */
function chosen(uses: readonly Use[]): Use[] {
  const taken: Use[] = [];
  for (const use of [...uses].sort((a, b) => Number(a.term.common) - Number(b.term.common))) {
    const near = taken.filter(({ block }) => block === use.block);
    if (taken.length < MAX_ON_PAGE && near.length < MAX_IN_BLOCK) taken.push(use);
  }
  return uses.filter((use) => taken.includes(use));
}

/** Finds the names of terms as whole words, in a group `t0_…` for the first term and so on; undefined without names. */
function namesPattern(terms: readonly Term[], flags = ""): RegExp | undefined {
  const names = terms.flatMap(({ names }, index) => names.map((name) => ({ name, index })));
  names.sort((a, b) => b.name.length - a.name.length);
  if (names.length === 0) return undefined;
  // A group has its name once: every name of a term is an alternative of its own.
  const alternatives = names.map(({ name, index }, number) => `(?<t${index}_${number}>${namePattern(name)})`);
  return new RegExp(`(?<![\\p{L}\\p{N}/-])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}/-])`, `u${flags}`);
}

/** A name in the singular and the plural; a capital first letter may be small and the other way round, but in `NAT`. */
function namePattern(name: string): string {
  const [first = "", second = ""] = name;
  const isAbbreviation = second !== second.toLowerCase();
  const start = isAbbreviation ? first : `[${first.toUpperCase()}${first.toLowerCase()}]`;
  const rest = name
    .slice(1)
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/ /g, "\\s+");
  if (rest.endsWith("s")) return start + rest;
  return /[^aeiou]y$/.test(rest) ? `${start}${rest.slice(0, -1)}(?:y|ies)` : `${start}${rest}(?:s|es)?`;
}

/** Puts the link in place of the words. */
function mark({ term, text, parent, start, end }: Use, meaning: string): void {
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
