import fs from "node:fs";
import path from "node:path";
import { BLOG, SECTIONS, SITE, type Section } from "../sections";
import { sourceLanguageOf } from "../sections/locales";
import { currentSite } from "../site/current";
import { CURRENT_VERSION, versionNames } from "./versions";

/** Root of the project. */
const SITE_DIR = currentSite().siteDir;

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

/** A folder of pages, and what Docusaurus makes of them. */
export interface PageFolder extends Pick<Section, "folder" | "basePath"> {
  /** `docs` are pages with a menu, `pages` those of `src/pages`. */
  readonly kind: "docs" | "blog" | "pages";
  /** The language of the text. */
  readonly language: string;
  /** The folder whose pages these translate; undefined for pages in the language of the sources. */
  readonly translates: PageFolder | undefined;
}

const SOURCE_LANGUAGE = sourceLanguageOf(SITE);

/** The plugins of Docusaurus by the kind of their pages. */
const PLUGINS = {
  docs: "docusaurus-plugin-content-docs",
  blog: "docusaurus-plugin-content-blog",
  pages: "docusaurus-plugin-content-pages",
} as const;

/** The folders of pages in the language of the sources: versions of all sections, the blog, and `src/pages`. */
const WRITTEN: readonly PageFolder[] = [
  ...WRITTEN_SECTIONS.map(({ folder, basePath }) => ({ folder, basePath, kind: "docs" as const })),
  ...(BLOG ? [{ folder: BLOG.folder, basePath: BLOG.basePath, kind: "blog" as const }] : []),
  ...(SITE.pages ? [{ folder: "src/pages", basePath: "", kind: "pages" as const }] : []),
].map((folder) => ({ ...folder, language: SOURCE_LANGUAGE, translates: undefined }));

/** Every folder of pages, from the project root, with those of translations. */
export const PAGE_FOLDERS: readonly string[] = [
  ...WRITTEN.map(({ folder }) => folder),
  ...translatedFolders(SITE_DIR),
];

/** The folder that a file, which is given from the project root, belongs to. */
export function pageFolderOf(file: string): PageFolder | undefined {
  const [, language] = /^i18n\/([^/]+)\//.exec(file) ?? [];
  const folders = language === undefined ? WRITTEN : translationsTo(language);
  return folders.find(({ folder }) => file.startsWith(`${folder}/`));
}

/** The page that a file translates, by its path from the project root; any other file itself. */
export function sourceFileOf(file: string): string {
  const { folder = "", translates } = pageFolderOf(file) ?? {};
  return translates === undefined ? file : translates.folder + file.slice(folder.length);
}

/** The folders of translations that a project has. */
function translatedFolders(siteDir: string): readonly string[] {
  const root = path.join(siteDir, "i18n");
  const languages = fs.existsSync(root) ? fs.readdirSync(root) : [];
  return languages
    .flatMap(translationsTo)
    .map(({ folder }) => folder)
    .filter((folder) => fs.existsSync(path.join(siteDir, folder)));
}

/** The folders for translations into a language. Routes of their pages begin with the language. */
function translationsTo(language: string): readonly PageFolder[] {
  return WRITTEN.map((source) => ({
    ...source,
    language,
    translates: source,
    basePath: `/${language}${source.basePath}`,
    folder: `i18n/${language}/${translationFolder(source)}`,
  }));
}

/** Folder of translations that Docusaurus reads, below the folder of a language. */
function translationFolder({ kind, folder }: PageFolder): string {
  if (kind !== "docs") return PLUGINS[kind];
  const { pluginId = "default" } = WRITTEN_SECTIONS.find((section) => section.folder === folder) ?? {};
  const version = /versioned_docs\/(version-[^/]+)$/.exec(folder)?.[1] ?? CURRENT_VERSION;
  return `${PLUGINS.docs}${pluginId === "default" ? "" : `-${pluginId}`}/${version}`;
}
