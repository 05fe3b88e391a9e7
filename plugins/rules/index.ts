import type { TokenTable } from "../../src/product/tokens";
import { readPage, type Page, type Source } from "../page";
import { checkTokens } from "../remark/tokens";
import type { Finding } from "../report";
import { commandRule } from "./commands";
import { componentRule } from "./components";
import { fenceLanguageRule } from "./fenceLanguage";
import { descriptionRule, verifiedRule } from "./frontMatter";
import { headingIdRule } from "./headingIds";
import { headingRule } from "./headings";
import { applyIgnores } from "./ignore";
import { imageRule } from "./images";
import { linkRule } from "./links";
import { menuRule } from "./menu";
import { PROSE_RULES } from "./prose";
import { readRule } from "./prose/count";
import type { Site } from "./site";
import { titleRule } from "./title";
import { portRule } from "./ports";
import { uniqueRule } from "./unique";
import { valueRule } from "./values";
import { variableRule } from "./variables";

/** A rule over one page. */
export type PageRule = (page: Page, site: Site) => Finding[];

/** A rule that holds the asked pages against all others. It may find more than was asked, but need not. */
export type SiteRule = (pages: readonly Page[], site: Site, asked: readonly Page[]) => Finding[];

/** Rules whose findings stop a build. */
export const PAGE_RULES: readonly PageRule[] = [
  ({ path, text, tokens }) => checkTokens(path, text, tokens),
  componentRule,
  headingIdRule,
  titleRule,
  commandRule,
  variableRule,
  valueRule,
  portRule,
  fenceLanguageRule,
  descriptionRule,
  headingRule,
  verifiedRule,
];

/** Rules over all pages whose findings stop a build. */
export const SITE_RULES: readonly SiteRule[] = [uniqueRule, menuRule, linkRule, imageRule];

/** How much is checked: what would break a build, or prose as well. */
export type Extent = "build" | "all";

/** Pages that the API description makes; their facts, front matter and prose are checked there. */
const GENERATED = "api/resources/";

const ON_GENERATED: readonly PageRule[] = [componentRule, headingIdRule];

/** Reads pages and runs rules; what it found out about a page is kept until the page's text changes. */
export class Checker {
  readonly #tokens: TokenTable;
  readonly #extent: Extent;
  #pages = new Map<string, Page>();
  #findings = new WeakMap<Page, Finding[]>();

  constructor(tokens: TokenTable, extent: Extent) {
    this.#tokens = tokens;
    this.#extent = extent;
  }

  /**
   * Holds pages against all rules; every finding at once, in no order.
   *
   * @param isAsked the files (pages and menus) whose findings are wanted; other pages are read only as far as links need
   */
  check(sources: readonly Source[], site: Site, isAsked: (path: string) => boolean = () => true): Finding[] {
    const pages = this.pagesOf(sources);
    const asked = pages.filter(({ path }) => isAsked(path));
    const found = [
      ...asked.flatMap((page) => this.#pageFindings(page, site)),
      ...this.#siteFindings(pages, site, asked),
    ];
    const kept = asked.flatMap((page) => {
      const own = found.filter(({ path }) => path === page.path);
      return applyIgnores(page, own, this.#extent === "all");
    });
    const own = new Set(pages.map(({ path }) => path));
    return [...kept, ...found.filter(({ path }) => !own.has(path) && isAsked(path))];
  }

  #siteFindings(pages: readonly Page[], site: Site, asked: readonly Page[]): Finding[] {
    const written = pages.filter((page) => !isGenerated(page));
    return SITE_RULES.flatMap((rule) => rule(rule === uniqueRule ? written : pages, site, asked));
  }

  /** The pages of the sources, those without a change from before. */
  pagesOf(sources: readonly Source[]): Page[] {
    const pages = sources.map((source) => {
      const before = this.#pages.get(source.path);
      return before?.text === source.text ? before : readPage(source, this.#tokens);
    });
    this.#pages = new Map(pages.map((page) => [page.path, page]));
    return pages;
  }

  #pageFindings(page: Page, site: Site): Finding[] {
    const before = this.#findings.get(page);
    if (before) return before;
    const findings = [...page.problems, ...this.#rulesFor(page).flatMap((rule) => rule(page, site))];
    this.#findings.set(page, findings);
    return findings;
  }

  #rulesFor(page: Page): readonly PageRule[] {
    if (isGenerated(page)) return ON_GENERATED;
    return this.#extent === "build" ? PAGE_RULES : [...PAGE_RULES, ...PROSE_RULES, readRule];
  }
}

/** True for pages that a command writes; their prose is checked where it comes from. */
export function isGenerated({ path }: Pick<Page, "path">): boolean {
  return path.startsWith(GENERATED);
}
