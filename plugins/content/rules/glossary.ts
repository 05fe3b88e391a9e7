import {
  GLOSSARY_FILE,
  GLOSSARY_ROUTE,
  glossaryLetters,
  siteGlossary,
  type Glossary,
} from "../../../src/facts/glossary";
import { GLOSSARY_TABLE } from "../../../src/facts/tables";
import { nearest } from "../../../src/lib/nearest";
import type { Finding } from "../../report";
import { findingAt, type Page } from "../parse";
import { routeOf } from "../site";
import type { LinkedPage, SiteRule } from "./rule";

/** The file of the glossary is right, its links lead to pages, and the page of the glossary prints every letter. */
export const glossaryRule: SiteRule = (pages) => glossaryFindings(siteGlossary(), pages);

/** What is wrong with a glossary. A project without the page of the glossary has no use for one. */
export function glossaryFindings(
  glossary: Glossary,
  pages: readonly Pick<LinkedPage, "path" | "text">[],
): Finding[] {
  const own = pages.find((page) => routeOf(page) === GLOSSARY_ROUTE);
  if (!own) return [];
  const at = { path: GLOSSARY_FILE, rule: "glossary" };
  const routes = new Set(pages.map(routeOf));
  const lost = glossary.terms.filter(({ page }) => !routes.has(page));
  const unprinted = glossaryLetters(glossary).filter(
    (letter) => !own.text.includes(`name="${GLOSSARY_TABLE}${letter}"`),
  );
  return [
    ...glossary.problems.map((problem) => ({ ...at, ...problem })),
    ...lost.map(({ term, page, line, column }) => {
      const near = nearest(page, routes);
      const fix = near ? `write "${near}".` : "name a page of the site.";
      return { ...at, line, column, message: `"${term}" links to "${page}", which is no page.`, fix };
    }),
    ...unprinted.map((letter) => ({
      path: own.path,
      line: 1,
      column: 1,
      rule: "glossary",
      message: `The page prints no terms that begin with ${letter.toUpperCase()}.`,
      fix: `add "## ${letter.toUpperCase()}" and <FactTable name="${GLOSSARY_TABLE}${letter}" />.`,
    })),
  ];
}

/** `terms` in the front matter says whether a page explains terms, in no other way than by true or false. */
export function termsRule(page: Page): Finding[] {
  const { terms } = page.frontMatter;
  if (terms === undefined || typeof terms === "boolean") return [];
  return [
    findingAt(page, Math.max(0, page.text.search(/^terms:/m)), {
      rule: "glossary",
      message: "The page does not say whether it explains terms.",
      fix: 'write "terms: false", or leave it out.',
    }),
  ];
}
