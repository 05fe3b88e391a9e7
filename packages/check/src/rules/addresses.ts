import { aliasOf, isAliased, SECTIONS } from "docusaurus-waymark-core/sections";
import type { Finding } from "docusaurus-waymark-core/report";
import { findingAt } from "docusaurus-waymark-core/parse/place";
import {
  addressKey,
  isPageRoute,
  routeOf,
  sectionOfFile,
  VALID_NAMES,
} from "docusaurus-waymark-core/content/routes";
import type { Site } from "docusaurus-waymark-core/content/site";
import { isTakenRoute, otherRoutes, type IsOtherRoute } from "docusaurus-waymark-core/content/writtenFiles";
import { newerFirst } from "./newer";
import type { LinkedPage, SiteRule } from "docusaurus-waymark-core/rules/rule";

type Page = Pick<LinkedPage, "path" | "text">;

/** Finds pages with the same address, and addresses that no page can have. */
export const addressRule: SiteRule = (pages, site, _selected, isSelected) => {
  const first = new Map<string, Page>();
  const isOther = otherRoutes(pages, site);
  return pages.flatMap((page) => {
    const route = routeOf(page);
    const key = addressKey(route);
    const other = first.get(key);
    if (other === undefined) first.set(key, page);
    else return [twoPages(...newerFirst(other, page, site, isSelected))];
    return ownProblem(page, route, site, pages, isOther);
  });
};

function twoPages(page: Page, other: Page): Finding {
  const [route, otherRoute] = [routeOf(page), routeOf(other)];
  const same = `This page and ${other.path} have one address, ${route}`;
  const message =
    route === otherRoute ? `${same}.` : `${same}: small and capital letters are the same in addresses.`;
  return finding(page, message, "rename, move or delete one of the two files.");
}

function ownProblem(
  page: Page,
  route: string,
  site: Site,
  pages: readonly Page[],
  isOther: IsOtherRoute,
): Finding[] {
  if (!isPageRoute(route)) {
    const message = `No page can have the address "${route}".`;
    return [finding(page, message, `rename the file: ${VALID_NAMES}.`)];
  }
  if (isTakenRoute(route, isOther, site)) {
    const message = `The site has something else at the address of this page, ${route}.`;
    return [finding(page, message, "rename or move the file.")];
  }
  const aliased = SECTIONS.some((section) => isAliased(route, section))
    ? pages.find((other) => aliasOf(routeOf(other)) === route)
    : undefined;
  if (aliased === undefined) return [];
  const message = `The address of this page, ${route}, is an old one of ${aliased.path}.`;
  return [finding(page, message, "rename or move the file.")];
}

function finding(page: Page, message: string, fix: string): Finding {
  return findingAt(page, 0, { rule: "menu", message, fix });
}

/** Finds category files, which this site does not read, and files whose names Docusaurus ignores. */
export const strayFileRule: SiteRule = (_pages, { strayFiles }) =>
  strayFiles.map((path) => {
    if (path.startsWith("i18n/")) return strayTranslation(path);
    const isHidden = path.includes("/.");
    const isCategory = /\/_category_\.\w+$/.test(path);
    const name = path.replace(/\.(?:mdx?|mkd|mdown|markdown)(?:\.txt)?$/i, "");
    return {
      path,
      line: 1,
      column: 1,
      rule: "menu",
      message: isCategory
        ? "This site does not read category files."
        : `This file is not a page, because ${isHidden ? "a name in its path begins with a dot" : "of the ending of its name"}.`,
      fix: isCategory
        ? `delete the file, and write the group in ${sectionOfFile(path).menu}.`
        : `name it ${name.replaceAll("/.", "/")}.mdx.`,
    };
  });

function strayTranslation(path: string): Finding {
  const message = "Docusaurus does not read this folder, so the translation is not shown.";
  const fix = "correct the name of the plugin or of the version in the path, or delete the file.";
  return { path, line: 1, column: 1, rule: "translation", message, fix };
}
