import type { Finding } from "docusaurus-waymark-core/report";
import { analyzePage, linkedPage } from "./analyze";
import {
  frontMatterProblems,
  onceForText,
  type PageContext,
  type Source,
} from "docusaurus-waymark-core/parse";
import { ruleNames, siteRules, type RuleSet } from "./rules";
import { onceFactsRead } from "./rules/facts/onceFactsRead";
import { addressRule } from "./rules/addresses";
import { oncePerWord } from "./rules/prose/spelling";
import { namingImports } from "./rules/imports";
import { applyIgnores } from "./rules/ignore";
import type { GivenRules } from "docusaurus-waymark-core/rules/given";
import { menuRule } from "./rules/menu";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import type { AnalyzedPage, LinkedPage } from "docusaurus-waymark-core/rules/rule";
import {
  MENU_FILES,
  readContent,
  type Content,
  type ContentInput,
} from "docusaurus-waymark-core/content/site";

/** The input of a check. */
export interface CheckInput extends ContentInput, PageContext {}

/** The input of a check as plain data: another process can be given it. */
export interface CheckOptions extends Omit<CheckInput, "given"> {
  /** A module whose default export is `GivenRules`: its path. */
  readonly rules?: string | undefined;
  /** Folders with those rules and their data, from the project root. */
  readonly ruleFolders?: readonly string[] | undefined;
}

/** Loads the rules that the configuration gives. */
export async function withRules(options: CheckOptions): Promise<CheckInput & CheckOptions> {
  const { rules } = options;
  if (rules === undefined) return options;
  const load = async (): Promise<GivenRules> =>
    ((await import(rules)) as { readonly default: GivenRules }).default;
  return { ...options, given: await onceFactsRead(load) };
}

export interface CheckResult {
  /** The pages that `isSelected` accepts. */
  readonly pages: readonly AnalyzedPage[];
  /** In no order. */
  readonly findings: readonly Finding[];
}

/**
 * Checks content.
 *
 * @param isSelected picks the files (pages and menus) whose findings are wanted; all by default
 */
type Check = (content: Content, isSelected?: (path: string) => boolean) => CheckResult;

/**
 * A check that can be run again after every change. The findings of one page are reused until its text changes; rules between
 * pages run every time.
 *
 * @param link reads a page that is only a link target
 */
export function createCheck(
  context: PageContext,
  ruleSet: RuleSet,
  link = onceForText((source) => linkedPage(source, context)),
): Check {
  const analyze = onceForText((source) => naming(source, () => analyzePage(source, context, ruleSet)));
  return ({ sources, site }, isSelected = () => true) => {
    const selected = sources.filter(({ path }) => isSelected(path)).map(analyze);
    const byPath = new Map(selected.map((page) => [page.path, page]));
    const linked = new Map(sources.map((source) => [source.path, byPath.get(source.path) ?? link(source)]));
    const pages = [...linked.values()]
      .filter((page) => !isPartial(page))
      .map((page) => withPartialIds(page, linked));
    const between = siteRules(context.given).flatMap((rule) => rule(pages, site, selected, isSelected));
    const onPages = selected.flatMap((page) =>
      oncePerWord(
        applyIgnores(
          page,
          [
            ...namingImports(page, page.findings, sources),
            ...between.filter(({ path }) => path === page.path),
          ],
          ruleSet === "all",
          ruleNames(context.given),
        ),
      ),
    );
    const elsewhere = between.filter(({ path }) => !linked.has(path) && isSelected(path));
    return { pages: selected, findings: [...onPages, ...elsewhere] };
  };
}

/** Names the file whose text is too deeply nested, or has a paragraph that is too long, for the parser. */
function naming<T>({ path }: Source, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Error(`${path} cannot be checked: ${error.message}. Fix: shorten its longest paragraph.`, {
      cause: error,
    });
  }
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

/**
 * Findings with which the docs plugin cannot start: unreadable front matter, menu entries without a page, and two pages with one address. The text of
 * pages is not parsed.
 */
export function startFindings(input: CheckOptions): Finding[] {
  const { sources, site } = readContent(input);
  const menus = new Set(MENU_FILES);
  const pages = sources.filter((source) => !isPartial(source)).map((source) => linkedPage(source, input));
  return [
    ...sources.flatMap((source) => frontMatterProblems(source, input.tokens)),
    ...menuRule(pages, site, []).filter(({ path }) => menus.has(path)),
    ...addressRule(pages, site, [], () => true),
  ];
}
