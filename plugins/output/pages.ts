/**
 * The list of all pages with what other outputs need of them: route, title, menu position, revision day. It is read
 * from the loaded docs plugins, so it is the same in a build and under `docusaurus start`.
 */
import { releaseOf, revisionDay } from "./revision";
import type { LoadedContent, LoadedVersion } from "@docusaurus/plugin-content-docs";
import type { AllContent, LoadContext } from "@docusaurus/types";
import { applyTrailingSlash } from "@docusaurus/utils-common";
import { SECTIONS, type Section } from "../../src/sections";
import { menuPages, type MenuPage } from "../lib/menu";
import { withoutBase } from "../lib/routes";

/** A page of the site and its position in the menu of its section. */
export interface SitePage {
  /** Address without base URL. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** False for pages with `unlisted: true`, which are in no list and in no search engine. */
  readonly listed: boolean;
  /** The day of `verified` in the front matter, as `2026-01-31`; undefined on generated pages. */
  readonly modified: string | undefined;
  /** The release in `verified`, without `v`; undefined on generated pages. */
  readonly release: string | undefined;
  /** Labels of the menu groups that contain the page, outermost first. */
  readonly groups: readonly string[];
  /** Label of the menu group that opens this page when clicked, because the group has no page of its own. */
  readonly landingFor: string | undefined;
  /** Routes of the home pages and of the pages of `groups`, without the page itself; the breadcrumbs. */
  readonly ancestors: readonly string[];
}

/** Pages under one heading. */
export interface PageGroup {
  readonly label: string;
  readonly pages: readonly SitePage[];
}

export interface SitePages {
  /** Every page, including unlisted ones. Drafts are not built and not included. */
  readonly all: readonly SitePage[];
  /** Listed pages as both menus group them; the home pages come first. */
  readonly groups: readonly PageGroup[];
}

/** Reads the pages and menus of both sections from the loaded content. */
export function sitePages(content: AllContent, context: LoadContext): SitePages {
  const docs = sectionPages(content, SECTIONS.docs, context, []);
  const api = sectionPages(content, SECTIONS.api, context, homeRoutes(docs.all, SECTIONS.docs));
  return { all: [...docs.all, ...api.all], groups: [...docs.groups, ...api.groups] };
}

function homeRoutes(pages: readonly SitePage[], { basePath }: Section): string[] {
  return pages.filter(({ route }) => route === (basePath || "/")).map(({ route }) => route);
}

/** @param earlierHomes routes of the home pages of the sections before this one */
function sectionPages(
  content: AllContent,
  section: Section,
  { baseUrl, siteConfig: { trailingSlash } }: LoadContext,
  earlierHomes: readonly string[],
): SitePages {
  const { docs, sidebars } = loadedVersion(content, section);
  const routes = new Map(
    docs.map(({ id, permalink }) => [
      id,
      withoutBase(applyTrailingSlash(permalink, { trailingSlash, baseUrl }), baseUrl),
    ]),
  );
  const menu = menuPages(Object.values(sidebars).flat()).filter(({ id }) => routes.has(id));
  const menuEntries = new Map([...menu].reverse().map((place) => [place.id, place]));
  const home = routes.get("index");
  const pages = new Map(
    docs.map(({ id, title, description, unlisted, frontMatter }): [string, SitePage] => {
      const route = routes.get(id) ?? "";
      const { groups = [], landingFor }: Partial<MenuPage> = menuEntries.get(id) ?? {};
      const groupRoutes = [home, ...groups.map(({ page }) => page && routes.get(page))];
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
          landingFor,
          ancestors: [...earlierHomes, ...groupRoutes].filter(
            (other) => other !== undefined && other !== route,
          ) as string[],
        },
      ];
    }),
  );
  return { all: [...pages.values()], groups: groupsOf(section, pages, menu) };
}

/**
 * Groups listed pages by the outermost groups of the menu. Pages outside any group are under the label of the
 * section.
 */
function groupsOf(
  { label }: Section,
  pages: ReadonlyMap<string, SitePage>,
  menu: readonly MenuPage[],
): PageGroup[] {
  const inMenu = new Set(menu.map(({ id }) => id));
  const notInMenu = [...pages.keys()].filter((id) => !inMenu.has(id));
  const entries = [...notInMenu.map((id) => ({ id, group: undefined })), ...menu.map(withOutermostGroup)];
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
