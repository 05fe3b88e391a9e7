import type { Finding } from "../report";
import { analyzePage, linkedPage } from "./analyze";
import { frontMatterProblems, onceForText, type PageContext, type Source } from "./parse";
import { SITE_RULES, type RuleSet } from "./rules";
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
  /** The pages that `isSelected` accepts. */
  readonly pages: readonly AnalyzedPage[];
  /** In no order. */
  readonly findings: readonly Finding[];
}

/** Picks the files (pages and menus) whose findings are wanted. */
export type IsSelected = (path: string) => boolean;

/**
 * A check of pages, to be run once or again after every change. The findings of one page are reused until its text changes;
 * rules between pages run every time.
 *
 * @param link reads a page that is only a link target
 */
export function pagesCheck(
  context: PageContext,
  ruleSet: RuleSet,
  link = onceForText((source) => linkedPage(source, context)),
): (sources: readonly Source[], site: Site, isSelected?: IsSelected) => CheckResult {
  const analyze = onceForText((source) => analyzePage(source, context, ruleSet));
  return (sources, site, isSelected = () => true) => {
    const selected = sources.filter(({ path }) => isSelected(path)).map(analyze);
    const byPath = new Map(selected.map((page) => [page.path, page]));
    const linked = new Map(sources.map((source) => [source.path, byPath.get(source.path) ?? link(source)]));
    const pages = [...linked.values()]
      .filter((page) => !isPartial(page))
      .map((page) => withPartialIds(page, linked));
    const between = SITE_RULES.flatMap((rule) => rule(pages, site, selected, isSelected));
    const paths = new Set(sources.map(({ path }) => path));
    return {
      pages: selected,
      findings: [
        ...selected.flatMap((page) => ownFindings(page, between, ruleSet)),
        ...between.filter(({ path }) => !paths.has(path) && isSelected(path)),
      ],
    };
  };
}

/** Adds the ids of the partials that a page imports. */
function withPartialIds(page: LinkedPage, linked: ReadonlyMap<string, LinkedPage>): LinkedPage {
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

/** Checks the files of a project, which are read again at every run. */
export function projectCheck(
  input: CheckInput,
  ruleSet: RuleSet,
): (isSelected?: IsSelected) => Promise<CheckResult> {
  const check = pagesCheck(input, ruleSet);
  return async (isSelected) =>
    check(await readSources(input.siteDir, input.folders), readSite(input.siteDir, input), isSelected);
}

/** Findings of one page, without those that a `check-ignore` comment accepts. */
function ownFindings(page: AnalyzedPage, between: readonly Finding[], ruleSet: RuleSet): Finding[] {
  const found = [...page.findings, ...between.filter(({ path }) => path === page.path)];
  return applyIgnores(page, found, ruleSet === "all");
}

/**
 * Findings with which the docs plugin cannot start: unreadable front matter, and menu entries without a page. The text of
 * pages is not parsed.
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
