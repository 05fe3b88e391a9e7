import { readPage, type Page, type Source } from "docusaurus-waymark-core/parse";
import { linkedPage } from "../analyze";
import { targetsOf, type Targets } from "../rules/links/targets";
import { positionOf, withEdits } from "docusaurus-waymark-core/report";
import { escapeRegExp } from "docusaurus-waymark-core/lib/escapeRegExp";
import { routePattern, type AddressChange } from "./address";
import { dataEdits, pageEdits, type FileMove } from "./pageEdits";
import type { Edit, Mention } from "./plan";
import { isData, isPage, type Project } from "./project";
import { REDIRECTS_FILE } from "docusaurus-waymark-core/site/redirects";

/** A page of a project, read. */
export function pageOf({ texts, context }: Project, file: string): Page {
  return readPage({ path: file, text: texts.get(file) ?? "" }, context);
}

/** Pages and headings that links of a project can lead to. */
function targetsIn({ pages, context, site }: Project): Targets {
  return targetsOf(
    pages.map((source) => linkedPage(source, context)),
    site,
  );
}

/**
 * Every link that a change concerns, in pages and in other files with data.
 *
 * @param move of a file, by which imports and relative addresses change too
 */
export function addressEdits(project: Project, change?: AddressChange, move?: FileMove): Edit[] {
  const targets = targetsIn(project);
  const inPages = project.pages.flatMap((source) =>
    isConcerned(source, change, move)
      ? pageEdits(readPage(source, project.context), targets, change, move)
      : [],
  );
  if (!change) return inPages;
  const own = pageOf(project, change.page);
  const inData = [...project.texts].flatMap(([file, text]) =>
    isData(file) && text.includes(change.route) ? dataEdits(file, text, own, change) : [],
  );
  return [...inPages, ...inData];
}

/** Parsing a page takes time: only pages with an address that ends in the last part of the route or file can lead there. */
function isConcerned(
  { path, text }: Source,
  change: AddressChange | undefined,
  move: FileMove | undefined,
): boolean {
  const file = change?.page ?? move?.from ?? "";
  const names = [change?.route ?? file, file].map((name) => name.slice(name.lastIndexOf("/") + 1));
  // If only headings change, an address has an id after that name.
  const rest = !move && change?.of("") === undefined ? "[^\\s\"')]*#" : "(?![\\w-])";
  return (
    path === file ||
    names.some((name) => text.search(ADDRESS_START + escapeRegExp(name.replace(/\.mdx?$/, "")) + rest) !== -1)
  );
}

/** Text before the last part of an address: a slash, or the start of an address that has one part. */
const ADDRESS_START = "(?:[/\"'(<]|\\]:\\s*)";

/** Places that still name the old address or file after the edits. */
export function mentionsOf(
  project: Project,
  edits: readonly Edit[],
  change: AddressChange,
  move?: FileMove,
): Mention[] {
  const file = new RegExp(`(?<![\\w/-])${escapeRegExp(move?.from ?? change.page)}(?!\\w)`, "g");
  const patterns = move ? [routePattern(change.route), file] : [routePattern(change.route)];
  return [...project.texts].flatMap(([path, text]) => {
    if (!patterns.some((pattern) => text.search(pattern) !== -1)) return [];
    const after = withEdits(
      text,
      edits.filter((edit) => edit.path === path),
    );
    return patterns.flatMap((pattern) =>
      [...after.matchAll(pattern)]
        .filter(({ 1: id = "" }) => change.of(id) !== undefined)
        .filter(() => isPage(path) || !(isData(path) || path === REDIRECTS_FILE))
        .map(({ index }) => ({ path, line: positionOf(after, index).line })),
    );
  });
}
