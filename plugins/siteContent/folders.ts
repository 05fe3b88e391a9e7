import path from "node:path";
import { SECTIONS, type Section } from "../../src/sections";
import { CURRENT_VERSION, versionNames } from "./versions";

/** Root of the project. */
const SITE_DIR = path.join(__dirname, "../..");

/**
 * Every version of every section as a section by itself: with the folder, the menu and the route prefix that Docusaurus gives
 * to the version. A section without versions is the only one of its kind.
 */
export function sectionVersions(siteDir: string): readonly Section[] {
  return SECTIONS.flatMap((section) => {
    const names = versionNames(siteDir, section);
    return names.map((name) => versionOf(section, name, names[1]));
  });
}

/** @param released the newest released version; undefined when there is none */
function versionOf(section: Section, name: string, released: string | undefined): Section {
  const { basePath, pluginId } = section;
  if (name === CURRENT_VERSION)
    return released === undefined ? section : { ...section, basePath: `${basePath}/next` };
  const prefix = pluginId === "default" ? "" : `${pluginId}_`;
  return {
    ...section,
    folder: `${prefix}versioned_docs/version-${name}`,
    menu: `${prefix}versioned_sidebars/version-${name}-sidebars.json`,
    basePath: name === released ? basePath : `${basePath}/${name}`,
  };
}

/** The versions of all sections of this project, which do not change while a command runs. */
export const WRITTEN_SECTIONS = sectionVersions(SITE_DIR);

/** Folders of pages, from the project root. */
export const PAGE_FOLDERS: readonly string[] = WRITTEN_SECTIONS.map(({ folder }) => folder);
