import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { AllContent } from "@docusaurus/types";
import { SECTIONS, type Section } from "../../src/sections";
import { menuGroups } from "./menu";

/** A page of the site that has a twin. */
export interface Page {
  /** Route with base URL, as the docs plugin gives it. */
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
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

function sectionPages(content: AllContent, section: Section): SitePages {
  const loaded = content[DOCS_PLUGIN]?.[section.pluginId] as LoadedContent | undefined;
  const version = loaded?.loadedVersions[0];
  if (!version) throw new Error(`markdown-twins: the docs plugin "${section.pluginId}" loaded no pages.`);
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
