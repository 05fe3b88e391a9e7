import type { Rule } from "../plugins/content/rules/given";
import {
  GLOSSARY_FILE,
  GLOSSARY_ROUTE,
  glossaryLetters,
  siteGlossary,
  type Glossary,
} from "../src/facts/glossary";
import { GLOSSARY_TABLE } from "../src/facts/tables";
import { nearest } from "../src/lib/nearest";
import type { Finding } from "../plugins/report";
import { routeOf } from "../plugins/content/routes";
import type { LinkedPage, SiteRule } from "../plugins/content/rules/rule";

/** The file of the glossary is right, its links lead to pages, and the page of the glossary prints every letter. */
export const glossaryRule: SiteRule = (pages, _site, _selected, isSelected) => {
  const files = [GLOSSARY_FILE, ...pages.filter(isGlossary).map(({ path }) => path)];
  return files.some(isSelected) ? glossaryFindings(siteGlossary(), pages) : [];
};

export const glossary: Rule = { names: ["glossary"], kind: "site", check: glossaryRule };

function isGlossary(page: Pick<LinkedPage, "path">): boolean {
  return routeOf(page) === GLOSSARY_ROUTE;
}

/** What is wrong with a glossary. A project without the page of the glossary has no use for one. */
export function glossaryFindings(
  glossary: Glossary,
  pages: readonly Pick<LinkedPage, "path" | "text">[],
): Finding[] {
  const own = pages.find(isGlossary);
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
      const fix = near ? `write "${near}".` : "write the route of a page.";
      return {
        ...at,
        line,
        column,
        message: `"${term}" links to "${page}", but there is no such page.`,
        fix,
      };
    }),
    ...unprinted.map((letter) => ({
      path: own.path,
      line: 1,
      column: 1,
      rule: "glossary",
      message: `The page does not list the terms that begin with ${letter.toUpperCase()}.`,
      fix: `add "## ${letter.toUpperCase()}" and <FactTable name="${GLOSSARY_TABLE}${letter}" />.`,
    })),
  ];
}
