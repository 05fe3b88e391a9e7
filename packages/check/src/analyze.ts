import { once } from "docusaurus-waymark-core/lib/once";
import { slugify } from "docusaurus-waymark-core/lib/slug";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import {
  frontMatterProblems,
  headingsOf,
  readPage,
  type Page,
  type PageContext,
  type Source,
} from "docusaurus-waymark-core/parse";
import { partialsOf } from "docusaurus-waymark-core/parse/partials";
import { addressesIn, type AddressAt } from "./move/pageAddresses";
import { rulesFor, type RuleSet } from "./rules";
import { isGenerated } from "docusaurus-waymark-core/rules/generated";
import { ignoresOf } from "./rules/ignore";
import { filesOf } from "./rules/codeFiles";
import { imagesOf } from "./rules/images";
import { importedNamesOf } from "./rules/imports";
import { linksOf } from "./rules/links/address";
import { isUtf16 } from "docusaurus-waymark-core/lib/utf16";
import { characterRule } from "./rules/text/characters";
import { wordCount } from "./rules/prose/count";
import type { Finding } from "docusaurus-waymark-core/report";
import type { AnalyzedPage, LinkedPage } from "docusaurus-waymark-core/rules/rule";

/** Parses a page once and runs every page rule on it. */
export function analyzePage(source: Source, context: PageContext, ruleSet: RuleSet): AnalyzedPage {
  const page = readPage(source, context);
  return {
    path: page.path,
    text: page.text,
    frontMatter: page.frontMatter,
    ids: idsOf(page),
    partials: partialsOf(page, page.root),
    links: linksOf(page),
    images: imagesOf(page),
    files: filesOf(page),
    imports: importedNamesOf(page),
    ignores: page.problems.length === 0 ? ignoresOf(page.root) : [],
    findings: isUtf16(page.text)
      ? characterRule(page)
      : [
          ...page.problems,
          ...reliable(
            page,
            rulesFor(page, ruleSet).flatMap((rule) => rule(page)),
          ),
        ],
    words: ruleSet === "all" && !isGenerated(page) ? wordCount(page) : 0,
  };
}

/** Rules about what belongs together: where a block cannot be read, they would miss what is in it. */
const ABOUT_WHOLES: ReadonlySet<string> = new Set([
  "anchors",
  "heading-order",
  "reader-value",
  "tabs",
  "unread",
]);

/** Findings without those that may only come from a block that cannot be read. */
function reliable(page: Page, findings: readonly Finding[]): readonly Finding[] {
  return page.problems.length === 0 ? findings : findings.filter(({ rule }) => !ABOUT_WHOLES.has(rule));
}

/** A page that others link to, with its own addresses. */
export interface IndexedPage extends LinkedPage {
  readonly addresses: readonly AddressAt[];
}

/** A page that is only a link target. It is parsed lazily, as most are never needed. No tree stays in memory. */
export function linkedPage(source: Source, context: PageContext): IndexedPage {
  const frontMatter = once(() => readPage(source, context).frontMatter);
  const parsed = once(() => {
    const page = readPage(source, context);
    return { ids: idsOf(page), partials: partialsOf(page, page.root), addresses: addressesIn(page) };
  });
  return {
    path: source.path,
    text: source.text,
    get frontMatter() {
      return frontMatter();
    },
    get ids() {
      return parsed().ids;
    },
    get partials() {
      return parsed().partials;
    },
    get addresses() {
      return parsed().addresses;
    },
  };
}

/** Headings with marks of their own, wherever they are on a page. */
const HEADING_LINE = /^#{1,6}[ \t]+(.*?)[ \t]*(?:\{#([^\s{}]+)[^\n]*\})?[ \t]*$/gm;

/** Blocks that have ids beside those of their headings. */
const WITH_IDS = /<TabItem\b|^\s*`{3,}mdx.*\blive\b/m;

/** Ids of a page. Where a block cannot be read, its headings are those of its lines; no ids are known where it may have others. */
function idsOf(page: Page): LinkedPage["ids"] {
  const { ids } = headingsOf(page);
  if (page.problems.length === 0) return ids;
  if (frontMatterProblems(page, page.tokens).length > 0 || WITH_IDS.test(page.text)) return undefined;
  const lines = [...page.text.matchAll(HEADING_LINE)];
  return new Set([
    ...ids,
    ...lines.map(([, text = "", id]) => id ?? slugify(resolveTokens(text, page.tokens))),
  ]);
}
