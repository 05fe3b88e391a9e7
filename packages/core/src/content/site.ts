import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { ComponentProperties } from "../lib/properties";
import type { Redirect } from "../lib/redirect";
import { isFile, pathFrom, toPosixPath } from "../build/files";
import { WriterError, type Finding } from "../report";
import { pageText } from "../build/frontMatter";
import { SITE, type Section } from "../sections";
import { pageFolderOf, WRITTEN_SECTIONS } from "../siteContent/folders";
import { readMenu, type Menu } from "../menus/read";
import { readCodeFile, type CodeFile, type CodeFileRequest } from "../parse/codeFile";
import { once } from "../lib/once";
import type { Source } from "../parse/place";
import { isComponentPage, isPageFile } from "./routes";

/** A menu file and its section. */
export interface SectionMenu extends Menu {
  readonly path: string;
  readonly section: Section;
}

/** Values of the configuration. */
export interface Configured {
  /** Origin of the published site; empty where it is not known. */
  readonly url: string;
  /** Hosts of other sites that pages may link to. */
  readonly hosts: readonly string[];
  readonly redirects: readonly Redirect[];
  readonly components: ComponentProperties;
}

/** Where the content of a project is. */
export interface ContentInput extends Configured {
  readonly siteDir: string;
  /** Folders of pages, from the project root. */
  readonly folders: readonly string[];
}

/** The part of a project that a check reads. */
export interface Content {
  /** Pages and parts of pages. */
  readonly sources: readonly Source[];
  readonly site: Site;
}

/** The project without its pages, as rules see it. */
export interface Site extends Configured {
  readonly menus: readonly SectionMenu[];
  /** Size in bytes of every file below `static`, by its address (`/img/a.png`). */
  readonly staticFiles: ReadonlyMap<string, number>;
  /** The text of a file, by its path from the project root, as rules read it; undefined when there is none. */
  readonly textOf: (path: string) => string | undefined;
  /** Size in bytes of a file that is no page, by its path from the project root; undefined when there is none. */
  readonly sizeOf: (path: string) => number | undefined;
  /** The first bytes of a file, by its path from the project root, one letter for each; empty when there is none. */
  readonly beginOf: (path: string) => string;
  /** Pages that are React components, by their paths from the project root. */
  readonly componentPages: readonly string[];
  /** Files that look like pages but are not: `_category_.json`, `a.markdown`, and translations in folders that Docusaurus does not read. */
  readonly strayFiles: readonly string[];
  /** True if a file, by its path from the project root, changed since the last commit; false outside of a repository. */
  readonly isChanged: (path: string) => boolean;
  /** Reads the part of a file that a fence shows. */
  readonly readCode: (request: CodeFileRequest) => CodeFile;
}

/** The menu files, from the project root. */
export const MENU_FILES: readonly string[] = WRITTEN_SECTIONS.map(({ menu }) => menu);

/** Reads the content of a project. */
export function readContent(input: ContentInput): Content {
  const { siteDir, folders } = input;
  return { sources: readSources(siteDir, folders), site: readSite(siteDir, input) };
}

/** Paths, from the project root, of what `readContent` reads, except the files that fences show. */
export function contentPaths({ folders }: Pick<ContentInput, "folders">): string[] {
  return [...folders, ...MENU_FILES, "static"];
}

/**
 * Reads all pages below some folders of the project.
 *
 * @param unsaved texts of files that an editor has not saved yet, by path; those that are not pages are left out
 */
export function readSources(
  siteDir: string,
  folders: readonly string[],
  unsaved: ReadonlyMap<string, string> = new Map(),
): Source[] {
  const files = new Set([...folders.flatMap((folder) => pathsBelow(siteDir, folder)), ...unsaved.keys()]);
  return [...files].filter(isPageFile).flatMap((file) => {
    const text = unsaved.get(file) ?? readText(siteDir, file);
    return text === undefined ? [] : [{ path: file, text }];
  });
}

/** The text of a file as rules read it; undefined when there is no file. */
export function readText(siteDir: string, file: string): string | undefined {
  const full = path.join(siteDir, file);
  return isFile(full) ? pageText(fs.readFileSync(full, "utf8")) : undefined;
}

/** Paths, from the project root and sorted, of everything below a folder; none for a folder that does not exist. */
export function pathsBelow(siteDir: string, folder: string): string[] {
  const fullPath = path.join(siteDir, folder);
  if (!fs.existsSync(fullPath)) return [];
  return fs
    .readdirSync(fullPath, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => `${folder}/${toPosixPath(name)}`);
}

/** Editors and file systems have files whose names begin with ".#" and "._". */
const STRAY = /\/_category_\.(?:json|ya?ml)$|\/(?!\.[#_])[^/]+\.(?:mdx?|mkd|mdown|markdown)(?:\.txt)?$/i;

/** Reads menus and static files of the project. */
export function readSite(siteDir: string, { redirects, components, url, hosts }: Configured): Site {
  const sizeOf = (file: string): number | undefined =>
    fs.statSync(path.join(siteDir, file), { throwIfNoEntry: false })?.size;
  const beginOf = (file: string): string => {
    const full = path.join(siteDir, file);
    if (!isFile(full)) return "";
    const bytes = Buffer.alloc(1000);
    const opened = fs.openSync(full, "r");
    const length = fs.readSync(opened, bytes);
    fs.closeSync(opened);
    return bytes.toString("latin1", 0, length);
  };
  const strayFiles = [
    ...WRITTEN_SECTIONS.flatMap(({ folder }) =>
      pathsBelow(siteDir, folder).filter((file) => !isPageFile(file) && STRAY.test(file)),
    ),
    ...pathsBelow(siteDir, "i18n").filter((file) => isPageFile(file) && pageFolderOf(file) === undefined),
  ];
  const readCode = (request: CodeFileRequest): CodeFile => readCodeFile(siteDir, request);
  const staticFiles = filesBelow(siteDir, "static");
  return {
    menus: readMenus(siteDir),
    redirects,
    components,
    url,
    hosts,
    staticFiles,
    textOf: (file) => readText(siteDir, file),
    sizeOf,
    beginOf,
    readCode,
    componentPages: SITE.pages ? pathsBelow(siteDir, "src/pages").filter(isComponentPage) : [],
    strayFiles,
    isChanged: changedFiles(siteDir),
  };
}

/** Asks git once, when it is first needed. */
function changedFiles(siteDir: string): Site["isChanged"] {
  const names = once(() => {
    const args = ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all"];
    const { stdout, status } = spawnSync("git", args, { cwd: siteDir, encoding: "utf8" });
    return new Set(status === 0 ? stdout.split("\0").map((line) => line.slice(3)) : []);
  });
  return (file) => names().has(file);
}

function readMenus(siteDir: string): SectionMenu[] {
  return WRITTEN_SECTIONS.map((section) => {
    const file = section.menu;
    const text = readText(siteDir, file);
    if (text === undefined) throw new WriterError([missingMenu(file)]);
    return { path: file, section, ...readMenu(file, text) };
  });
}

function missingMenu(file: string): Finding {
  const message = "The menu is missing.";
  const fix =
    "restore the file, or remove its section from docusaurus.config.ts or its version from versions.json.";
  return { path: file, line: 1, column: 1, rule: "menu", message, fix };
}

function filesBelow(siteDir: string, folder: string): Map<string, number> {
  const root = path.join(siteDir, folder);
  const entries = fs.existsSync(root) ? fs.readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [`/${pathFrom(root, file)}`, fs.statSync(file).size]));
}
