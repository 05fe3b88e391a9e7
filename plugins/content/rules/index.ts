import { pageFolderOf } from "../../siteContent/folders";
import { headingsOf, type Page } from "../parse";
import { addressRule, strayFileRule } from "./addresses";
import { admonitionRule } from "./admonitions";
import { codeFileRule } from "./codeFiles";
import { componentRule } from "./components";
import { contentsRule } from "./components/contents";
import { elementRule } from "./components/elements";
import { contentTokenRule } from "./contentTokens";
import { diagramRule } from "./diagrams";
import { expressionRule } from "./expressions";
import { fenceLanguageRule } from "./fenceLanguage";
import { fenceMetaRule } from "./fenceMeta";
import { fieldRule } from "./fields";
import { descriptionRule, hasFrontMatter, titleRule } from "./frontMatter";
import { changedByHand, isGenerated } from "./generated";
import { pageChecks, siteChecks, type GivenRules } from "./given";
import { headingRule } from "./headings";
import { imageRule } from "./images";
import { importRule } from "./imports";
import { linkRule } from "./links";
import { outboundRule } from "./links/outbound";
import { menuRule, paginationRule } from "./menu";
import { readRule } from "./prose/count";
import { emptyCellRule } from "./prose/emptyCells";
import { formulaRule } from "./formulas";
import { fragmentRule } from "./prose/fragments";
import { linkTextRule } from "./prose/linkText";
import { phraseRule, termRule } from "./prose/phrases";
import { repeatedWordRule } from "./prose/repeated";
import { sentenceRule } from "./prose/sentences";
import { spellingRule } from "./prose/spelling";
import type { PageRule, SiteRule } from "./rule";
import { sampleRule } from "./samples";
import { tabsRule } from "./tabs";
import { characterRule } from "./text/characters";
import { indentationRule } from "./text/indentation";
import { literalMarkupRule } from "./text/literalMarkup";
import { lostTextRule } from "./text/lost";
import { unfinishedRule } from "./text/unfinished";
import { translationRule } from "./translations";
import { uniqueRule } from "./unique";
import { writtenIdRule } from "./writtenIds";

// Every rule that any site has. A new one is a file in this folder and a line in one of these lists; `rules.test.ts` shows how
// its test looks. Rules about the product that the pages describe are given by the configuration (`given.ts`).

/** No h3 before an h2, no repeated id, no old id that leads nowhere. */
const headingIdRule: PageRule = (page) => {
  const changed = changedByHand(page);
  return changed === undefined ? headingsOf(page).findings : [changed];
};

/** Rules on every page; their findings stop a build. */
const STRUCTURE: readonly PageRule[] = [
  admonitionRule,
  componentRule,
  contentsRule,
  elementRule,
  characterRule,
  indentationRule,
  lostTextRule,
  unfinishedRule,
  expressionRule,
  formulaRule,
  headingIdRule,
  literalMarkupRule,
  tabsRule,
];

/** Rules on written pages; their findings stop a build too. What generated pages say is checked where it comes from. */
const FACTS: readonly PageRule[] = [
  contentTokenRule,
  titleRule,
  fenceLanguageRule,
  fenceMetaRule,
  fieldRule,
  sampleRule,
  diagramRule,
  descriptionRule,
  headingRule,
  writtenIdRule,
];

/** Rules of style and spelling on written pages in English: what they find is advice. */
const PROSE: readonly PageRule[] = [
  spellingRule,
  termRule,
  phraseRule,
  repeatedWordRule,
  sentenceRule,
  fragmentRule,
  emptyCellRule,
  linkTextRule,
];

/** Rules between pages; their findings stop a build. */
const SITE_RULES: readonly SiteRule[] = [
  uniqueRule,
  menuRule,
  addressRule,
  paginationRule,
  linkRule,
  outboundRule,
  imageRule,
  importRule,
  codeFileRule,
  strayFileRule,
  translationRule,
];

/** The rules between pages. */
export function siteRules(given: GivenRules | undefined): readonly SiteRule[] {
  return [...SITE_RULES, ...siteChecks(given)];
}

/** Which rules run: `build` are those whose findings stop a build, `all` adds the rules for prose. */
export type RuleSet = "build" | "all";

/** Rules on the front matter, which partials do not have; unreadable front matter has a finding already. */
const FRONT_MATTER_RULES: ReadonlySet<PageRule> = new Set([titleRule, descriptionRule]);

/** The dictionary, phrases and grammar of the rules for prose are those of English. */
function isEnglish({ path }: Page): boolean {
  return /^en\b/.test(pageFolderOf(path)?.language ?? "en");
}

function asAdvice(rule: PageRule): PageRule {
  return (page) => rule(page).map((finding) => ({ ...finding, advice: true }));
}

/** The rules that a page is checked with. */
export function rulesFor(page: Page, ruleSet: RuleSet): readonly PageRule[] {
  const structure = [...STRUCTURE, ...pageChecks(page.given, "every")];
  if (isGenerated(page)) return structure;
  const written = [...structure, ...FACTS, ...pageChecks(page.given, "written")];
  const prose = isEnglish(page) ? [...PROSE, ...pageChecks(page.given, "prose")].map(asAdvice) : [];
  const all = ruleSet === "all" ? [...written, ...prose, readRule] : written;
  return hasFrontMatter(page) ? all : all.filter((rule) => !FRONT_MATTER_RULES.has(rule));
}
