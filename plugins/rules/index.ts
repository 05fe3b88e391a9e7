import type { TokenTable } from "../../src/product/tokens";
import { readPage, type Page, type Source } from "../page";
import type { Finding } from "../report";
import { commandRule } from "./commands";
import { fenceLanguageRule } from "./fenceLanguage";
import { descriptionRule, verifiedRule } from "./frontMatter";
import { headingRule } from "./headings";
import { uniqueRule } from "./unique";
import { valueRule } from "./values";
import { variableRule } from "./variables";

/** A rule over one page. */
export type PageRule = (page: Page) => Finding[];

/** A rule over all pages together. */
export type SiteRule = (pages: readonly Page[]) => Finding[];

export const PAGE_RULES: readonly PageRule[] = [
  commandRule,
  variableRule,
  valueRule,
  fenceLanguageRule,
  descriptionRule,
  headingRule,
  verifiedRule,
];

export const SITE_RULES: readonly SiteRule[] = [uniqueRule];

/** Pages that the API description makes; it is checked in their place. */
const GENERATED = "api/resources/";

/** Holds all pages of the site against the facts and the rules for writers; every finding at once. */
export function checkSite(sources: readonly Source[], tokens: TokenTable): Finding[] {
  const written = sources.filter(({ path }) => !path.startsWith(GENERATED));
  const pages = written.map((source) => readPage(source, tokens));
  return [
    ...pages.flatMap((page) => [...page.problems, ...PAGE_RULES.flatMap((rule) => rule(page))]),
    ...SITE_RULES.flatMap((rule) => rule(pages)),
  ];
}
