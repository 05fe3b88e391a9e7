import { nearest } from "../../../src/lib/nearest";
import { findingAt } from "../parse/place";
import type { Finding } from "../../report";
import { idOf, MENU_FILES, sectionOfFile, type SectionMenu, type Site } from "../site";
import type { LinkedPage, SiteRule } from "./rule";

/** The start page of a section is reached by its logo. */
const HOME = "index";

/** Every page is in the menu of its section, and every entry of a menu has its page. Unlisted pages need no entry. */
export function menuRule(pages: readonly LinkedPage[], { menus }: Site): Finding[] {
  return menus.flatMap((menu) => {
    const own = pages.filter(({ path }) => sectionOfFile(path).id === menu.section.id);
    return [...strayEntries(menu, own), ...strayPages(menu, own)];
  });
}

function strayEntries({ path, entries, section }: SectionMenu, pages: readonly LinkedPage[]): Finding[] {
  const ids = pages.map((page) => idOf(page.path));
  return entries
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, line, column }) => {
      const near = nearest(id, ids);
      const fix = near ? `write "${near}".` : `create ${section.folder}/${id}.mdx, or remove the entry.`;
      return { path, line, column, rule: "menu", message: `There is no page "${id}".`, fix };
    });
}

function strayPages({ entries, folders }: SectionMenu, pages: readonly LinkedPage[]): Finding[] {
  const listed = new Set(entries.map(({ id }) => id));
  return pages
    .filter(({ path }) => {
      const id = idOf(path);
      return id !== HOME && !listed.has(id) && !folders.some((folder) => id.startsWith(`${folder}/`));
    })
    .filter((page) => !isHidden(page) && page.ids !== undefined)
    .map((page) => unreachable(page));
}

/** The pages that come before and after are named by their ids. */
export const paginationRule: SiteRule = (pages, _site, asked) =>
  asked.flatMap((page) =>
    ["pagination_prev", "pagination_next"].flatMap((field) => {
      const id = page.frontMatter[field];
      const section = sectionOfFile(page.path).id;
      const ids = pages
        .filter(({ path }) => sectionOfFile(path).id === section)
        .map(({ path }) => idOf(path));
      if (typeof id !== "string" || ids.includes(id)) return [];
      const near = nearest(id.replace(/^\//, ""), ids);
      const fix = near
        ? `write "${field}: ${near}".`
        : `write the path of a page without its extension, or null.`;
      const offset = Math.max(0, page.text.search(new RegExp(`^${field}:`, "m")));
      return [findingAt(page, offset, { rule: "field", message: `There is no page "${id}".`, fix })];
    }),
  );

function isHidden({ frontMatter }: LinkedPage): boolean {
  return frontMatter["unlisted"] === true || frontMatter["draft"] === true;
}

function unreachable(page: LinkedPage): Finding {
  const file = MENU_FILES[sectionOfFile(page.path).id];
  const fix = `add "${idOf(page.path)}" to ${file}, or "unlisted: true" to the front matter.`;
  return findingAt(page, 0, { rule: "menu", message: "The page is in no menu.", fix });
}
