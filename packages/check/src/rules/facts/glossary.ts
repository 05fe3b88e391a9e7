import type { Rule } from "docusaurus-waymark-core/rules/given";
import type { LinkedPage, SiteRule } from "docusaurus-waymark-core/rules/rule";
import { routeOf } from "docusaurus-waymark-core/content/routes";
import type { Finding } from "docusaurus-waymark-core/report";
import {
  GLOSSARY_ROUTE,
  glossaryLetters,
  glossaryOf,
  type Term,
} from "docusaurus-waymark-core/facts/glossary";
import { factPath, loadFacts } from "docusaurus-waymark-core/facts/load";
import { siteText } from "docusaurus-waymark-core/facts/text";
import { readFacts } from "docusaurus-waymark-core/facts/read";
import { GLOSSARY_TABLE } from "docusaurus-waymark-core/facts/glossary";
import type { Facts } from "docusaurus-waymark-core/facts/types";

const FILE = factPath("glossary");

/** No two terms have one name, and the page of the glossary prints every letter. */
export const glossaryRule: SiteRule = (pages, _site, _selected, isSelected) => {
  const files = [FILE, ...pages.filter(isGlossary).map(({ path }) => path)];
  return files.some(isSelected) ? glossaryFindings(loadFacts("glossary"), siteText("glossary"), pages) : [];
};

export const glossary: Rule = { names: ["glossary"], kind: "site", check: glossaryRule };

function isGlossary(page: Pick<LinkedPage, "path">): boolean {
  return routeOf(page) === GLOSSARY_ROUTE;
}

/**
 * Findings about a glossary, whose file has this text. A project without the page of the glossary has no use for one.
 */
export function glossaryFindings(
  entries: Facts["glossary"],
  text: string,
  pages: readonly Pick<LinkedPage, "path" | "text">[],
): Finding[] {
  const own = pages.find(isGlossary);
  if (!own) return [];
  const terms = glossaryOf(entries);
  const shared = repeatedNames(terms).map(({ name, term, other }) => ({
    path: FILE,
    rule: "glossary",
    ...placeOf(text, term.term),
    message: `"${name}" is a name of both "${other.term}" and "${term.term}".`,
    fix: "remove it from one of them.",
  }));
  const unprinted = glossaryLetters(terms).filter(
    (letter) => !own.text.includes(`name="${GLOSSARY_TABLE}${letter}"`),
  );
  return [
    ...shared,
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

/** The place of a term in the file. */
function placeOf(text: string, term: string): Pick<Finding, "line" | "column"> {
  const file = readFacts("glossary", text);
  return file.placeOf(file.data.find((entry) => entry.term === term) ?? file.data);
}

interface RepeatedName {
  readonly name: string;
  readonly term: Term;
  /** The term that has the name first. */
  readonly other: Term;
}

/** Names that two terms have: a link could not choose between them. */
function repeatedNames(terms: readonly Term[]): RepeatedName[] {
  const owners = new Map<string, Term>();
  return terms.flatMap((term) =>
    [...new Set([term.id, ...term.names.map((name) => name.toLowerCase())])].flatMap((name) => {
      const other = owners.get(name);
      owners.set(name, other ?? term);
      return other === undefined || other === term ? [] : [{ name, term, other }];
    }),
  );
}
