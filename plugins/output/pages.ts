import { releaseOf, revisionDay } from "./revision";
import type { LoadedContent, LoadedVersion } from "@docusaurus/plugin-content-docs";
import type { AllContent, LoadContext } from "@docusaurus/types";
import { applyTrailingSlash } from "@docusaurus/utils-common";
import { SECTIONS, type Section } from "../../src/sections";
import { menuPages, type MenuPage } from "../lib/menu";
import { withoutBase } from "../lib/routes";

/** A page of the site, and where it stands in the menu of its section. */
export interface SitePage {
  /** Address without base URL. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** False for pages that are in no list: those that writers hide from menus and search engines. */
  readonly listed: boolean;
  /** The day of its `verified`, as `2026-01-31`; undefined on generated pages. */
  readonly modified: string | undefined;
  /** The release that it was written for, without `v`; undefined on generated pages. */
  readonly release: string | undefined;
  /** Labels of the groups around it, outermost first. */
  readonly groups: readonly string[];
  /** Label of the group whose click opens this page, because the group has none of its own. */
  readonly opens: string | undefined;
  /** Routes of the homes of the sections, then of the pages of the groups above; without the page itself. */
  readonly above: readonly string[];
}

/** Pages below one headline. */
export interface PageGroup {
  readonly label: string;
  readonly pages: readonly SitePage[];
}

export interface SitePages {
  /** Every page, unlisted ones too. Drafts never come this far. */
  readonly all: readonly SitePage[];
  /** What readers find through menus: the home pages first, then the groups of both menus. */
  readonly groups: readonly PageGroup[];
}

/** Reads the pages of both sections and their menus from the loaded content. */
export function sitePages(content: AllContent, context: LoadContext): SitePages {
  const docs = sectionPages(content, SECTIONS.docs, context, []);
  const api = sectionPages(content, SECTIONS.api, context, homesOf(docs.all, SECTIONS.docs));
  return { all: [...docs.all, ...api.all], groups: [...docs.groups, ...api.groups] };
}

function homesOf(pages: readonly SitePage[], { basePath }: Section): string[] {
  return pages.filter(({ route }) => route === (basePath || "/")).map(({ route }) => route);
}

/** @param homes routes of the homes of the sections before */
function sectionPages(
  content: AllContent,
  section: Section,
  { baseUrl, siteConfig: { trailingSlash } }: LoadContext,
  homes: readonly string[],
): SitePages {
  const { docs, sidebars } = loadedVersion(content, section);
  const routes = new Map(
    docs.map(({ id, permalink }) => [
      id,
      withoutBase(applyTrailingSlash(permalink, { trailingSlash, baseUrl }), baseUrl),
    ]),
  );
  const menu = menuPages(Object.values(sidebars).flat()).filter(({ id }) => routes.has(id));
  const places = new Map([...menu].reverse().map((place) => [place.id, place]));
  const home = routes.get("index");
  const pages = new Map(
    docs.map(({ id, title, description, unlisted, frontMatter }): [string, SitePage] => {
      const route = routes.get(id) ?? "";
      const { groups = [], opens }: Partial<MenuPage> = places.get(id) ?? {};
      const above = [home, ...groups.map(({ page }) => page && routes.get(page))];
      return [
        id,
        {
          route,
          title,
          description,
          listed: !unlisted,
          modified: revisionDay(frontMatter),
          release: releaseOf(frontMatter),
          groups: groups.map(({ label }) => label),
          opens,
          above: [...homes, ...above].filter((other) => other !== undefined && other !== route) as string[],
        },
      ];
    }),
  );
  return { all: [...pages.values()], groups: groupsOf(section, pages, menu) };
}

/** Listed pages by the outermost groups of the menu. Pages without a group, in the menu or not, stand under the section. */
function groupsOf(
  { label }: Section,
  pages: ReadonlyMap<string, SitePage>,
  menu: readonly MenuPage[],
): PageGroup[] {
  const inMenu = new Set(menu.map(({ id }) => id));
  const outside = [...pages.keys()].filter((id) => !inMenu.has(id));
  const entries = [...outside.map((id) => ({ id, group: undefined })), ...menu.map(withOutermostGroup)];
  const groups: { label: string; pages: SitePage[] }[] = [];
  let current: unknown = null;
  for (const { id, group } of entries) {
    const page = pages.get(id);
    if (!page?.listed) continue;
    if (groups.length === 0 || group !== current) groups.push({ label: group?.label ?? label, pages: [] });
    current = group;
    groups.at(-1)?.pages.push(page);
  }
  return groups;
}

function withOutermostGroup({ id, groups }: MenuPage): {
  id: string;
  group: MenuPage["groups"][0] | undefined;
} {
  return { id, group: groups[0] };
}

function loadedVersion(content: AllContent, { pluginId }: Section): LoadedVersion {
  const loaded = content["docusaurus-plugin-content-docs"]?.[pluginId] as LoadedContent | undefined;
  const version = loaded?.loadedVersions[0];
  if (!version) throw new Error(`The docs plugin "${pluginId}" loaded no pages.`);
  return version;
}
