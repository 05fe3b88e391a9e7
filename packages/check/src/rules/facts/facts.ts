import fs from "node:fs";
import { inSite } from "docusaurus-waymark-core/site/current";
import { REDIRECTS_FILE } from "docusaurus-waymark-core/site/redirects";
import type { Rule } from "docusaurus-waymark-core/rules/given";
import type { LinkedPage, SiteRule } from "docusaurus-waymark-core/rules/rule";
import { routeOf } from "docusaurus-waymark-core/content/routes";
import { positionOf, type Finding } from "docusaurus-waymark-core/report";
import { factNames, factPath, siteProblems } from "docusaurus-waymark-core/facts/load";
import { siteText } from "docusaurus-waymark-core/facts/text";
import { FOLDER_PROBLEM, type FactProblem } from "docusaurus-waymark-core/facts/problems";
import { readFacts } from "docusaurus-waymark-core/facts/read";
import type { FactName } from "docusaurus-waymark-core/facts/types";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { wordsFile } from "../prose/dictionary";

/** Every fact file has the form of its schema, and its links lead to pages. */
const factRule: SiteRule = (pages, _site, _selected, isSelected) => {
  const selected = factNames().filter((name) => isSelected(factPath(name)));
  const problems = siteProblems();
  const folders = [wordsFile(), REDIRECTS_FILE].filter((file) => isSelected(file) && isFolder(inSite(file)));
  return [
    ...folders.map((path) => ({ path, rule: "fact", line: 1, column: 1, ...FOLDER_PROBLEM })),
    ...selected.flatMap((name) => [
      ...(problems.get(name) ?? []).map((problem) => findingIn(name, problem)),
      ...brokenLinks(name, siteText(name), pages),
    ]),
  ];
};

function isFolder(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
}

export const facts: Rule = { names: ["fact"], kind: "site", check: factRule };

/** Findings about the text of a fact file, which may not be saved. */
export function factFindings(name: FactName, text: string, pages: readonly LinkedPage[]): Finding[] {
  const { problems } = readFacts(name, text);
  return [...problems.map((problem) => findingIn(name, problem)), ...brokenLinks(name, text, pages)];
}

/** The fact file with a path from the project root. */
export function factNameOf(path: string): FactName | undefined {
  return factNames().find((name) => factPath(name) === path);
}

function findingIn(name: FactName, problem: FactProblem): Finding {
  return { path: factPath(name), rule: "fact", ...problem };
}

/** A Markdown link within the site: its route, and its anchor. */
const LINK = /\]\((\/[^)#\s]*)(?:#([^)\s]*))?\)/g;

function brokenLinks(name: FactName, text: string, pages: readonly LinkedPage[]): Finding[] {
  const links = [...text.matchAll(LINK)];
  if (links.length === 0) return [];
  const byRoute = new Map(pages.map((page) => [routeOf(page), page]));
  // A project without pages has nothing that facts could lead to.
  if (byRoute.size === 0) return [];
  return links.flatMap(({ 0: link, 1: route = "", 2: id, index }) => {
    const at = { path: factPath(name), rule: "fact", ...positionOf(text, index + link.indexOf("/")) };
    const page = byRoute.get(route);
    if (page === undefined) {
      const near = nearest(route, byRoute.keys());
      const fix = near === undefined ? "write the route of a page." : `write "${near}".`;
      return [{ ...at, message: `There is no page at "${route}".`, fix }];
    }
    if (id === undefined || page.ids === undefined || page.ids.has(id)) return [];
    const near = nearest(id, page.ids);
    const fix = near === undefined ? `use a heading of ${page.path}.` : `write "#${near}".`;
    return [{ ...at, message: `"${route}" has no heading "#${id}".`, fix }];
  });
}
