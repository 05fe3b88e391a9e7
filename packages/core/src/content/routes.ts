import path from "node:path";
import { DefaultNumberPrefixParser, stripPathNumberPrefixes } from "../build/docNames";
import { ROOT_SECTION, type Section } from "../sections";
import { pageFolderOf, WRITTEN_SECTIONS } from "../siteContent/folders";
import type { Source } from "../parse/place";

// Ids and addresses of pages, as the docs plugin of Docusaurus computes them from the names of files. Its own function for
// addresses takes 0.4 s to load, half of a check of one page; `../internals/docNames.test.ts` compares both.

/** A file that the docs plugin reads, as a page or as a part of pages (`_name.mdx`): not hidden, and with the ending of pages. */
export function isPageFile(file: string): boolean {
  return /\.mdx?$/.test(file) && !file.split("/").some((part) => part.startsWith("."));
}

/** Address of a page, without base URL. */
export function routeOf({ path: file }: Pick<Source, "path">): string {
  const { basePath, folder, kind } = pageFolderOf(file) ?? { ...sectionOfFile(file), kind: "docs" };
  const page = PAGE_BELOW[kind](idOf(file), file, folder);
  return page === "" ? basePath || "/" : `${basePath}/${page}`;
}

/** Address of a page below that of its folder, by the plugin that reads it. */
const PAGE_BELOW = {
  docs: (id: string, file: string, root: string) =>
    isIndex(file, root) ? path.posix.dirname(id).replace(/^\.$/, "") : id,
  pages: (id: string) => id.replace(/(?:^|\/)index$/i, ""),
  blog: postOf,
};

/** Id of a page in menus: its path in the folder of its section, without extension and without numbers such as `01-`. */
export function idOf(file: string): string {
  const { folder, kind } = pageFolderOf(file) ?? { ...sectionOfFile(file), kind: "docs" };
  const name = file.slice(folder.length + 1).replace(/\.(?:mdx?|[jt]sx?)$/, "");
  return kind === "docs" ? stripPathNumberPrefixes(name, DefaultNumberPrefixParser) : name;
}

/** Address of a post below that of the blog: the last date in its path comes first. */
function postOf(id: string): string {
  const [, folder = "", date, text = ""] =
    /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?$/.exec(id) ?? [];
  if (date === undefined) return id.replace(/(?<=.)\/index$/, "");
  return `${date.replaceAll("-", "/")}/${folder}${text}`.replace(/\/$/, "");
}

/** A page of `src/pages` that is a React component. */
export function isComponentPage(file: string): boolean {
  const parts = file.split("/");
  const isPart = parts.some((part) => part.startsWith("_") || part.startsWith("."));
  return /\.[jt]sx?$/.test(file) && !isPart && !/\.test\.[jt]sx?$/.test(file);
}

/** True if a page has the address of its folder: `index`, `readme`, or a file with the name of its folder. */
function isIndex(file: string, root: string): boolean {
  const { dir, name } = path.posix.parse(file);
  const folder = dir === root ? [] : [path.posix.basename(dir)];
  return ["index", "readme", ...folder].some((one) => one.toLowerCase() === name.toLowerCase());
}

/** Signs that browsers change, that file systems refuse, or that configurations of hosts give a meaning. */
const REFUSED_SIGN = /["#%*:<>?[\\\]^`{|}\p{Cc}\p{Cs}]/u;

/** Names that no file has on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** File systems take 255, which an ending such as `.html.br` needs too. */
const MAX_NAME_BYTES = 200;

/**
 * The one rule for addresses: the check, redirects and the files for hosts take what it takes. Letters of all scripts, spaces,
 * and the other signs of a keyboard are right.
 */
export function isValidRoute(route: string): boolean {
  // A browser takes what follows two slashes for a host.
  if (REFUSED_SIGN.test(route) || !/^\/(?!.*\/\/)/.test(route)) return false;
  if (route.split("/").some((name) => DEVICE.test(name) || Buffer.byteLength(name) > MAX_NAME_BYTES))
    return false;
  return new URL(route, "https://localhost").pathname === encodeURI(route);
}

/** True for an address that a page can have: the router reads "(a)" as a pattern, and the bundler "!" as the end of a loader. */
export function isPageRoute(route: string): boolean {
  return isValidRoute(route) && !/[!()]/.test(route);
}

/** Equal for addresses that the router, maps of nginx and some file systems take for one: in case, and in how accents are composed. */
export function addressKey(route: string): string {
  return route.normalize("NFC").toLowerCase();
}

/** What to do about an address that is not valid. */
export const VALID_NAMES =
  'use up to 100 letters, digits, spaces and hyphens; Windows has no files called "con" or "nul"';

/**
 * The version of a section that a file belongs to. A translation has the folder of its own, and otherwise what its source has; a
 * post and a page of `src/pages` count as pages of the root section.
 */
export function sectionOfFile(file: string): Section {
  const own = pageFolderOf(file);
  const { folder } = own?.translates ?? own ?? ROOT_SECTION;
  const section = WRITTEN_SECTIONS.find((each) => each.folder === folder) ?? ROOT_SECTION;
  return own === undefined || own.folder === section.folder
    ? section
    : { ...section, folder: own.folder, basePath: own.basePath };
}

/** Folder of a version, or of its translation. */
const VERSION =
  /^(?:(?:[^/]+_)?versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs(?:-[^/]+)?)\/version-([^/]+)\//;

/** The version of the docs that a page belongs to; empty for pages of the version that is still being written. */
export function versionOfFile(file: string): string {
  return VERSION.exec(file)?.[1] ?? "";
}
