import { pageFolderOf } from "docusaurus-waymark-core/siteContent/folders";
import { headingsOf, type Page } from "docusaurus-waymark-core/parse";
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
import { changedByHand, isGenerated } from "docusaurus-waymark-core/rules/generated";
import type { GivenRules, Rule } from "docusaurus-waymark-core/rules/given";
import { headingRule, inOrder } from "./headings";
import { imageRule } from "./images";
import { importRule, missingImportRule } from "./imports";
import { linkRule } from "./links";
import { outboundRule } from "./links/outbound";
import { displayedMenuRule, menuRule, paginationRule } from "./menu";
import { readRule } from "./prose/count";
import { emptyCellRule } from "./prose/emptyCells";
import { fragmentRule } from "./prose/fragments";
import { joinRule } from "./prose/joins";
import { linkTextRule } from "./prose/linkText";
import { phraseRule, termRule } from "./prose/phrases";
import { repeatedWordRule } from "./prose/repeated";
import { sentenceRule } from "./prose/sentences";
import { spellingRule } from "./prose/spelling";
import type { PageRule, SiteRule } from "docusaurus-waymark-core/rules/rule";
import { sampleRule } from "./samples";
import { sectionKeywordRule } from "./sectionKeywords";
import { tabsRule } from "./tabs";
import { characterRule } from "./text/characters";
import { indentationRule } from "./text/indentation";
import { literalMarkupRule } from "./text/literalMarkup";
import { lostTextRule } from "./text/lost";
import { unfinishedRule } from "./text/unfinished";
import { translationRule } from "./translations";
import { uniqueRule } from "./unique";
import { writtenIdRule } from "./writtenIds";

// Every rule that any site has. A new one is a file in this folder and a line in this list; `rules.test.ts` shows how its test
// looks. Rules about the product that the pages describe are given by the configuration (`given.ts`).

/** Finds an h3 before any h2, repeated ids, and old ids that lead nowhere. */
const headingIdRule: PageRule = (page) => {
  const changed = changedByHand(page);
  return changed === undefined ? headingsOf(page).findings.map((one) => inOrder(page, one)) : [changed];
};

const RULES: readonly Rule[] = [
  { kind: "every", names: ["admonition"], check: admonitionRule },
  { kind: "every", names: ["component", "property"], check: componentRule },
  { kind: "every", names: ["component"], check: contentsRule },
  { kind: "every", names: ["element"], check: elementRule },
  { kind: "every", names: ["character", "encoding"], check: characterRule },
  { kind: "every", names: ["indentation"], check: indentationRule },
  { kind: "every", names: ["admonition", "link-text", "markdown", "table"], check: lostTextRule },
  { kind: "every", names: ["unfinished"], check: unfinishedRule },
  { kind: "every", names: ["expression"], check: expressionRule },
  { kind: "every", names: ["import"], check: importRule },
  { kind: "every", names: ["anchors", "heading-id", "heading-order"], check: headingIdRule },
  { kind: "every", names: ["markdown"], check: literalMarkupRule },
  { kind: "every", names: ["tabs"], check: tabsRule },
  { kind: "written", names: ["content-token"], check: contentTokenRule },
  { kind: "written", names: ["title"], check: titleRule },
  { kind: "written", names: ["fence-language"], check: fenceLanguageRule },
  { kind: "written", names: ["fence"], check: fenceMetaRule },
  { kind: "written", names: ["field"], check: fieldRule },
  { kind: "written", names: ["field"], check: sectionKeywordRule },
  { kind: "written", names: ["sample"], check: sampleRule },
  { kind: "written", names: ["diagram"], check: diagramRule },
  { kind: "written", names: ["description"], check: descriptionRule },
  { kind: "written", names: ["heading"], check: headingRule },
  { kind: "written", names: ["heading-id"], check: writtenIdRule },
  { kind: "prose", names: ["spelling"], check: spellingRule },
  { kind: "prose", names: ["term"], check: termRule },
  { kind: "prose", names: ["phrase"], check: phraseRule },
  { kind: "prose", names: ["repeated-word"], check: repeatedWordRule },
  { kind: "prose", names: ["sentence-length"], check: sentenceRule },
  { kind: "prose", names: ["comma-join"], check: joinRule },
  { kind: "prose", names: ["fragment"], check: fragmentRule },
  { kind: "prose", names: ["empty-cell"], check: emptyCellRule },
  { kind: "prose", names: ["link-text"], check: linkTextRule },
  { kind: "site", names: ["description", "title"], check: uniqueRule },
  { kind: "site", names: ["menu"], check: menuRule },
  { kind: "site", names: ["menu"], check: addressRule },
  { kind: "site", names: ["field"], check: displayedMenuRule },
  { kind: "site", names: ["field"], check: paginationRule },
  { kind: "site", names: ["anchor", "link"], check: linkRule },
  { kind: "site", names: ["outbound-host"], check: outboundRule },
  { kind: "site", names: ["image-file", "image-size", "image-text"], check: imageRule },
  { kind: "site", names: ["code-file"], check: codeFileRule },
  { kind: "site", names: ["import"], check: missingImportRule },
  { kind: "site", names: ["menu", "translation"], check: strayFileRule },
  { kind: "site", names: ["translation"], check: translationRule },
];

/** Names of findings that other parts have: the parsers, settings, comments that accept findings, the count of words. */
const OTHER_NAMES = ["front-matter", "ignore", "mdx-syntax", "unread"];

function rulesOf(given: GivenRules | undefined): readonly Rule[] {
  return [...RULES, ...(given?.rules ?? [])];
}

/** The names of all findings, which `check-ignore` comments accept. */
export function ruleNames(given: GivenRules | undefined): string[] {
  return [...new Set([...OTHER_NAMES, ...rulesOf(given).flatMap(({ names }) => names)])];
}

/** The rules between pages; their findings stop a build. */
export function siteRules(given: GivenRules | undefined): readonly SiteRule[] {
  return rulesOf(given).flatMap((rule) => (rule.kind === "site" ? [rule.check] : []));
}

/** Which rules run: `build` are those whose findings stop a build, `all` adds the rules for prose. */
export type RuleSet = "build" | "all";

/** Rules on the front matter, which partials do not have; unreadable front matter has a finding already. */
const FRONT_MATTER_RULES: ReadonlySet<PageRule> = new Set([titleRule, descriptionRule]);

/** The dictionary, phrases and grammar of the rules for prose are those of English. */
function isEnglish({ path }: Page): boolean {
  return /^en\b/.test(pageFolderOf(path)?.language ?? "en");
}

/** The rules that a page is checked with. */
export function rulesFor(page: Page, ruleSet: RuleSet): readonly PageRule[] {
  const isWritten = !isGenerated(page);
  const readsProse = isWritten && ruleSet === "all" && isEnglish(page);
  const rules = rulesOf(page.given).flatMap((rule): PageRule[] => {
    if (rule.kind === "site") return [];
    const { kind, check } = rule;
    if (kind === "prose") return readsProse ? [asAdvice(check)] : [];
    if (FRONT_MATTER_RULES.has(check) && !hasFrontMatter(page)) return [];
    return kind === "every" || isWritten ? [check] : [];
  });
  return isWritten && ruleSet === "all" ? [...rules, readRule] : rules;
}

/** The rules for prose, which read texts outside pages too. */
export function proseRules(): readonly PageRule[] {
  return RULES.flatMap((rule) => (rule.kind === "prose" ? [asAdvice(rule.check)] : []));
}

/** Findings of rules of style and spelling are advice. */
function asAdvice(rule: PageRule): PageRule {
  return (page) => rule(page).map((finding) => ({ ...finding, advice: true }));
}
