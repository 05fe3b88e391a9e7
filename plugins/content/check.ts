import type { Finding } from "../report";
import { analyzePage, linkedPage, onceForText } from "./analyze";
import { frontMatterProblems, type PageContext, type Source } from "./parse";
import { SITE_RULES, type Extent } from "./rules";
import { applyIgnores } from "./rules/ignore";
import { menuRule } from "./rules/menu";
import { isPartial } from "./parse/partials";
import type { AnalyzedPage, LinkedPage } from "./rules/rule";
import { MENU_FILES, readSite, type Configured, type Site } from "./site";
import { readSources } from "./sources";

/** What is checked. */
export interface CheckInput extends Configured, PageContext {
  readonly siteDir: string;
  /** Folders of pages, from the project root. */
  readonly folders: readonly string[];
}

export interface CheckResult {
  /** The asked pages. */
  readonly pages: readonly AnalyzedPage[];
  /** In no order. */
  readonly findings: readonly Finding[];
}

/** Picks the files (pages and menus) whose findings are wanted. */
export type IsAsked = (path: string) => boolean;

/**
 * A check of pages by all rules, to be run once or again after every change: what was found on a page holds until its text
 * changes. Rules between pages run every time.
 *
 * @param link reads a page of which only links ask
 */
export function pagesCheck(
  context: PageContext,
  extent: Extent,
  link = onceForText((source) => linkedPage(source, context)),
): (sources: readonly Source[], site: Site, isAsked?: IsAsked) => CheckResult {
  const analyze = onceForText((source) => analyzePage(source, context, extent));
  return (sources, site, isAsked = () => true) => {
    const asked = sources.filter(({ path }) => isAsked(path)).map(analyze);
    const byPath = new Map(asked.map((page) => [page.path, page]));
    const linked = new Map(sources.map((source) => [source.path, byPath.get(source.path) ?? link(source)]));
    const pages = [...linked.values()].filter((page) => !isPartial(page)).map((page) => whole(page, linked));
    const between = SITE_RULES.flatMap((rule) => rule(pages, site, asked, isAsked));
    const paths = new Set(sources.map(({ path }) => path));
    return {
      pages: asked,
      findings: [
        ...asked.flatMap((page) => ownFindings(page, between, extent)),
        ...between.filter(({ path }) => !paths.has(path) && isAsked(path)),
      ],
    };
  };
}

/** A page with the ids of the partials in it. */
function whole(page: LinkedPage, linked: ReadonlyMap<string, LinkedPage>): LinkedPage {
  if (!/^import .*\.mdx?["']/m.test(page.text)) return page;
  return {
    path: page.path,
    text: page.text,
    get frontMatter() {
      return page.frontMatter;
    },
    get partials() {
      return page.partials;
    },
    get ids() {
      const inside = page.partials.flatMap((file) => [...(linked.get(file)?.ids ?? [])]);
      return page.ids && new Set([...page.ids, ...inside]);
    },
  };
}

/** The same for the files of a project, which are read again at every run. */
export function projectCheck(input: CheckInput, extent: Extent): (isAsked?: IsAsked) => Promise<CheckResult> {
  const check = pagesCheck(input, extent);
  return async (isAsked) =>
    check(await readSources(input.siteDir, input.folders), readSite(input.siteDir, input), isAsked);
}

/** What is wrong on a page, but for what its writer accepts for a reason. */
function ownFindings(page: AnalyzedPage, between: readonly Finding[], extent: Extent): Finding[] {
  const found = [...page.findings, ...between.filter(({ path }) => path === page.path)];
  return applyIgnores(page, found, extent === "all");
}

/**
 * What the docs plugin cannot start with: unreadable front matter, and entries of menus without a page. Parses no page.
 */
export async function startFindings(input: CheckInput): Promise<Finding[]> {
  const sources = await readSources(input.siteDir, input.folders);
  const menus = new Set(Object.values(MENU_FILES));
  const pages = sources.filter((source) => !isPartial(source)).map((source) => linkedPage(source, input));
  return [
    ...sources.flatMap((source) => frontMatterProblems(source, input.tokens)),
    ...menuRule(pages, readSite(input.siteDir, input), []).filter(({ path }) => menus.has(path)),
  ];
}
