import type { LoadedContent, LoadedVersion } from "@docusaurus/plugin-content-docs";
import type { AllContent } from "@docusaurus/types";
import { SECTIONS, type Section } from "../../src/sections";
import { menuGroups } from "./menu";
import { trailsOf } from "./trail";

/** A page of the site. */
export interface Page {
  /** Route with base URL, as the docs plugin gives it. */
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
}

/** A page below the pages that lead to it. */
export interface Trail {
  readonly page: Page;
  /** Homes of the sections first, then the pages of the groups above; without the page itself. */
  readonly above: readonly Page[];
}

/** Pages in the order of the lists for machines. */
export interface PageGroup {
  readonly label: string;
  readonly pages: readonly Page[];
}

export interface SitePages {
  /** Every page, unlisted ones too. */
  readonly all: readonly Page[];
  /** What readers find through menus: the home pages first, then the groups of both menus. */
  readonly groups: readonly PageGroup[];
}

const DOCS_PLUGIN = "docusaurus-plugin-content-docs";

/** Reads both sections from the loaded content. Drafts never come this far; unlisted pages are in no group. */
export function sitePages(content: AllContent): SitePages {
  const sections = [SECTIONS.docs, SECTIONS.api].map((section) => sectionPages(content, section));
  return {
    all: sections.flatMap(({ all }) => all),
    groups: sections.flatMap(({ groups }) => groups).filter(({ pages }) => pages.length > 0),
  };
}

/** Where each page stands: below the home of the site, the home of its section, and the groups of its menu. */
export function siteTrails(content: AllContent): readonly Trail[] {
  const homes: Page[] = [];
  return [SECTIONS.docs, SECTIONS.api].flatMap((section) => {
    const { docs, sidebars } = loadedVersion(content, section);
    const byId = new Map(docs.map((doc) => [doc.id, doc] as const));
    const trails = trailsOf(Object.values(sidebars).flat());
    homes.push(...docs.filter(({ id }) => id === "index"));
    return docs.map((page) => {
      const groups = (trails.get(page.id) ?? []).flatMap((id) => byId.get(id) ?? []);
      return { page, above: [...homes, ...groups].filter(({ permalink }) => permalink !== page.permalink) };
    });
  });
}

function sectionPages(content: AllContent, section: Section): SitePages {
  const version = loadedVersion(content, section);
  const listed = new Map(
    version.docs.filter(({ unlisted }) => !unlisted).map((doc) => [doc.id, doc] as const),
  );
  const menu = menuGroups(Object.values(version.sidebars).flat());
  const inMenu = new Set(menu.flatMap(({ pages }) => pages));
  const outside = [...listed.keys()].filter((id) => !inMenu.has(id));
  const groups = [{ label: "", pages: outside }, ...menu].map(({ label, pages }) => ({
    label: label === "" ? section.label : label,
    pages: pages.flatMap((id) => listed.get(id) ?? []),
  }));
  return { all: version.docs, groups };
}

function loadedVersion(content: AllContent, { pluginId }: Section): LoadedVersion {
  const loaded = content[DOCS_PLUGIN]?.[pluginId] as LoadedContent | undefined;
  const version = loaded?.loadedVersions[0];
  if (!version) throw new Error(`The docs plugin "${pluginId}" loaded no pages.`);
  return version;
}
