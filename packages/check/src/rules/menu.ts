import { posix } from "node:path";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { choose } from "docusaurus-waymark-core/rules/choose";
import { findingAt, findingAtKey } from "docusaurus-waymark-core/parse/place";
import { unknownHost, type Finding } from "docusaurus-waymark-core/report";
import type { Section } from "docusaurus-waymark-core/sections";
import { pageFolderOf } from "docusaurus-waymark-core/siteContent/folders";
import { idOf, sectionOfFile } from "docusaurus-waymark-core/content/routes";
import type { SectionMenu, Site } from "docusaurus-waymark-core/content/site";
import { isRefused } from "./links/outbound";
import { nearestRoute, resolve, targetsOf, type Targets } from "./links/targets";
import type { LinkedPage, SiteRule } from "docusaurus-waymark-core/rules/rule";

/** The start page of a section needs no entry: the logo links to it. */
const HOME = "index";

/** Finds pages that are not in the menu of their section or are there twice, and entries that lead nowhere. Unlisted pages need no entry. */
export function menuRule(
  pages: readonly LinkedPage[],
  site: Site,
  selected: readonly LinkedPage[] = pages,
): Finding[] {
  const selectedPaths = new Set(selected.map(({ path }) => path));
  return site.menus.flatMap((menu) => {
    const { path, problems, isReadable } = menu;
    const own = pages.filter((page) => sectionOfFile(page.path).folder === menu.section.folder);
    return [
      ...problems.map((problem) => ({ path, rule: "menu", ...problem })),
      ...unknownPages(menu, own),
      ...repeatedPages(menu),
      ...emptyFolders(menu, own),
      ...brokenLinks(menu, targetsOf(pages, site)),
      ...menu.links
        .filter(({ href }) => isRefused(href, site.hosts))
        .map(({ href, line, column }) => ({ path, line, column, ...unknownHost(href) })),
      ...(isReadable ? missingPages(menu, own).filter((one) => selectedPaths.has(one.path)) : []),
    ];
  });
}

function unknownPages({ path, entries, section }: SectionMenu, pages: readonly LinkedPage[]): Finding[] {
  const ids = pages.map((page) => idOf(page.path));
  return entries
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, line, column }) => {
      const near = nearest(id, ids);
      const fix = near ? `write "${near}".` : `create ${section.folder}/${id}.mdx, or remove the entry.`;
      return { path, line, column, rule: "menu", message: `There is no page "${id}".`, fix };
    });
}

/** Docusaurus uses the first entry for pagination, and marks every entry as the current page. */
function repeatedPages({ path, entries }: SectionMenu): Finding[] {
  const first = new Map<string, number>();
  return entries
    .filter(({ isReference }) => isReference !== true)
    .flatMap(({ id, line, column }) => {
      const other = first.get(id);
      if (other === undefined) first.set(id, line);
      const message = `The page "${id}" is in this menu already, on line ${other ?? 0}.`;
      return other === undefined
        ? []
        : [{ path, line, column, rule: "menu", message, fix: "remove one of the two entries." }];
    });
}

function emptyFolders({ path, folders, section }: SectionMenu, pages: readonly LinkedPage[]): Finding[] {
  const existing = [...new Set(pages.map((page) => folderOf(page, section)))];
  return folders
    .filter(({ folder }) => folder !== "." && !existing.some((name) => isWithin(name, folder)))
    .map(({ folder, line, column }) => {
      const near = nearest(folder, existing);
      const fix = near ? `write "${near}".` : "write the path of a folder with pages.";
      const message = `The folder ${section.folder}/${folder} has no pages.`;
      return { path, line, column, rule: "menu", message, fix };
    });
}

function brokenLinks({ path, links }: SectionMenu, targets: Targets): Finding[] {
  return links
    .filter(
      ({ href }) =>
        href.startsWith("/") && resolve(href.split(/[?#]/)[0] ?? "", { path }, targets) === undefined,
    )
    .map(({ href, line, column }) => {
      const near = nearestRoute(href, { path }, targets);
      const fix = near ? `write "${near}".` : "write the route of a page, or remove the entry.";
      return { path, line, column, rule: "menu", message: `There is no page at "${href}".`, fix };
    });
}

function missingPages({ entries, folders, section }: SectionMenu, pages: readonly LinkedPage[]): Finding[] {
  const ids = pages.map(({ path }) => idOf(path));
  // A misspelled entry has its own finding.
  const listed = new Set(
    entries.flatMap(({ id }) => (ids.includes(id) ? [id] : [id, nearest(id, ids) ?? id])),
  );
  return pages
    .filter((page) => {
      const id = idOf(page.path);
      const isInFolder = folders.some(
        ({ folder }) => folder === "." || isWithin(folderOf(page, section), folder),
      );
      return id !== HOME && !listed.has(id) && !isInFolder;
    })
    .filter((page) => !isHidden(page) && page.ids !== undefined)
    .map((page) => missingPage(page));
}

/** Path of a page's folder in the folder of its section; empty for that folder itself. */
function folderOf({ path }: LinkedPage, section: Section): string {
  return posix.dirname(path).slice(section.folder.length + 1);
}

/** True if a path is a folder or below it. */
function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** A page without a place in a menu names the menu next to it. */
export const displayedMenuRule: SiteRule = (_pages, site, selected) =>
  selected.flatMap((page) => {
    const name = page.frontMatter["displayed_sidebar"];
    const menu = site.menus.find(({ path }) => path === sectionOfFile(page.path).menu);
    if (typeof name !== "string" || !menu?.isReadable || menu.names.includes(name)) return [];
    const message = `${menu.path} has no menu "${name}".`;
    const fix = choose(name, menu.names);
    return [findingAtKey(page, "displayed_sidebar", { rule: "field", message, fix })];
  });

/** The pages that come before and after are named by their ids; those of a translation may be untranslated. */
export const paginationRule: SiteRule = (pages, _site, selected) =>
  selected.flatMap((page) =>
    ["pagination_prev", "pagination_next"].flatMap((field) => {
      const id = page.frontMatter[field];
      const { folder } = sectionOfFile(page.path);
      const source = pageFolderOf(page.path)?.translates?.folder;
      const ids = pages
        .filter(({ path }) => [folder, source].includes(sectionOfFile(path).folder))
        .map(({ path }) => idOf(path));
      if (typeof id !== "string" || ids.includes(id)) return [];
      const near = nearest(id.replace(/^\//, ""), ids);
      const fix = near
        ? `write "${field}: ${near}".`
        : `write the path of a page without its extension, or null.`;
      return [findingAtKey(page, field, { rule: "field", message: `There is no page "${id}".`, fix })];
    }),
  );

function isHidden({ frontMatter }: LinkedPage): boolean {
  return frontMatter["unlisted"] === true || frontMatter["draft"] === true;
}

function missingPage(page: LinkedPage): Finding {
  const file = sectionOfFile(page.path).menu;
  const fix = `add "${idOf(page.path)}" to ${file}, or "unlisted: true" to the front matter.`;
  return findingAt(page, 0, { rule: "menu", message: "The page is in no menu.", fix });
}
