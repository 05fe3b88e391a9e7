import { headingsOf, type Page } from "../parse";
import { isPartial } from "../parse/partials";
import { addressRule, strayFileRule } from "./addresses";
import { admonitionRule } from "./admonitions";
import { codeFileRule } from "./codeFiles";
import { commandRule } from "./commands";
import { componentRule } from "./components";
import { contentsRule } from "./components/contents";
import { elementRule } from "./components/elements";
import { contentTokenRule } from "./contentTokens";
import { diagramRule } from "./diagrams";
import { encodingRule } from "./encoding";
import { expressionRule } from "./expressions";
import { factTableRule } from "./factTables";
import { fenceLanguageRule } from "./fenceLanguage";
import { fenceMetaRule } from "./fenceMeta";
import { fieldRule } from "./fields";
import { descriptionRule, titleRule, releaseRule } from "./frontMatter";
import { changedByHand, isGenerated } from "./generated";
import { glossaryRule } from "./glossary";
import { headingRule } from "./headings";
import { imageRule } from "./images";
import { importRule } from "./imports";
import { linkRule } from "./links";
import { outboundRule } from "./links/outbound";
import { literalMarkupRule } from "./literalMarkup";
import { menuRule, paginationRule } from "./menu";
import { portRule } from "./ports";
import { productNameRule } from "./productName";
import { readRule } from "./prose/count";
import { emptyCellRule } from "./prose/emptyCells";
import { formulaRule } from "./formulas";
import { fragmentRule } from "./prose/fragments";
import { linkTextRule } from "./prose/linkText";
import { phraseRule, termRule } from "./prose/phrases";
import { repeatedWordRule } from "./prose/repeated";
import { sentenceRule } from "./prose/sentences";
import { spellingRule } from "./prose/spelling";
import { readerValueRule } from "./readerValues";
import type { PageRule, SiteRule } from "./rule";
import { sampleRule } from "./samples";
import { sinceRule } from "./since";
import { tabsRule } from "./tabs";
import { uniqueRule } from "./unique";
import { valueRule } from "./values";
import { variableRule } from "./variables";
import { webAppRule } from "./webApp";
import { writtenIdRule } from "./writtenIds";

// Every rule for writers. A new one is a file in this folder and a line in one of these lists; `rules.test.ts` shows how
// its test looks.

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
  encodingRule,
  expressionRule,
  factTableRule,
  formulaRule,
  headingIdRule,
  literalMarkupRule,
  tabsRule,
];

/** Rules on written pages; their findings stop a build too. What generated pages say is checked where it comes from. */
const FACTS: readonly PageRule[] = [
  contentTokenRule,
  productNameRule,
  titleRule,
  commandRule,
  variableRule,
  valueRule,
  portRule,
  fenceLanguageRule,
  fenceMetaRule,
  fieldRule,
  sampleRule,
  diagramRule,
  descriptionRule,
  headingRule,
  writtenIdRule,
  releaseRule,
  webAppRule,
  readerValueRule,
  sinceRule,
];

/** Rules of style and spelling on written pages: they stop `npm run check`, not a build. */
const PROSE: readonly PageRule[] = [
  spellingRule,
  termRule,
  phraseRule,
  repeatedWordRule,
  sentenceRule,
  fragmentRule,
  emptyCellRule,
  linkTextRule,
  readRule,
];

/** Rules between pages; their findings stop a build. */
export const SITE_RULES: readonly SiteRule[] = [
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
  glossaryRule,
];

/** Which rules run: `build` are those whose findings stop a build, `all` adds the rules for prose. */
export type RuleSet = "build" | "all";

/** Rules on the front matter, which partials do not have; unreadable front matter has a finding already. */
const FRONT_MATTER_RULES: ReadonlySet<PageRule> = new Set([titleRule, descriptionRule, releaseRule]);

/** The rules that a page is checked with. */
export function rulesFor(page: Page, ruleSet: RuleSet): readonly PageRule[] {
  if (isGenerated(page)) return STRUCTURE;
  if (isPartial(page) || page.problems.some(({ rule }) => rule === "front-matter"))
    return rulesOfPages(ruleSet).filter((rule) => !FRONT_MATTER_RULES.has(rule));
  return rulesOfPages(ruleSet);
}

function rulesOfPages(ruleSet: RuleSet): readonly PageRule[] {
  return [...STRUCTURE, ...FACTS, ...(ruleSet === "all" ? PROSE : [])];
}
