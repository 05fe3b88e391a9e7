import { readPage, type Page, type Source } from "docusaurus-waymark-core/parse";
import { targetsOf } from "../rules/links/targets";
import { positionOf, withEdits } from "docusaurus-waymark-core/report";
import { escapeRegExp } from "docusaurus-waymark-core/lib/escapeRegExp";
import { routePattern, type AddressChange, type Changes } from "./address";
import { dataEdits, pageEdits } from "./pageEdits";
import { editsByFile, type Edit, type MovePlan } from "./plan";
import { isData, isPage, type Project } from "./project";
import { REDIRECTS_FILE } from "docusaurus-waymark-core/site/redirects";

/** A page of a project, read. */
export function pageOf({ texts, context }: Project, file: string): Page {
  return readPage({ path: file, text: texts.get(file) ?? "" }, context);
}

/** Every link that changes concern, in pages and in other files with data. */
export function addressEdits(project: Project, changes: Changes): Edit[] {
  const { pages, texts, site, indexed, context } = project;
  const targets = targetsOf(pages.map(indexed), site);
  const isConcerned = concernedBy(changes);
  const inPages = pages
    .filter(isConcerned)
    .flatMap((source) => pageEdits(indexed(source), context, targets, changes));
  const namedIn = namesOf(changes);
  const inData = [...texts].flatMap(([file, text]) =>
    isData(file) ? namedIn(text).flatMap((change) => dataEdits(file, text, context, change)) : [],
  );
  return [...inPages, ...inData];
}

/** The changes whose routes a text names. A folder may have hundreds, so that it is first asked for any of them. */
function namesOf({ addresses }: Changes): (text: string) => readonly AddressChange[] {
  const any = new RegExp(addresses.map(({ route }) => escapeRegExp(route)).join("|"));
  return (text) => (any.test(text) ? addresses.filter(({ route }) => text.includes(route)) : []);
}

/** Parsing a page takes time: only pages with an address that ends in the last part of a route or file can lead there. */
function concernedBy({ addresses, moves }: Changes): (page: Source) => boolean {
  const files = [...addresses.map(({ page }) => page), ...moves.map(({ from }) => from)];
  const names = [...addresses.map(({ route }) => route), ...files].map((name) =>
    escapeRegExp(name.slice(name.lastIndexOf("/") + 1).replace(/\.mdx?$/, "")),
  );
  // If only headings change, an address has an id after that name.
  const rest =
    moves.length === 0 && addresses.every(({ of }) => of("") === undefined) ? "[^\\s\"')]*#" : "(?![\\w-])";
  const pattern = new RegExp(`${ADDRESS_START}(?:${[...new Set(names)].join("|")})${rest}`);
  return ({ path, text }) =>
    files.some((file) => path === file || path.startsWith(`${file}/`)) || pattern.test(text);
}

/** Text before the last part of an address: a slash, or the start of an address that has one part. */
const ADDRESS_START = "(?:[/\"'(<]|\\]:\\s*)";

/** A place that names an old address and is left to the writer. */
export interface Mention {
  readonly path: string;
  readonly line: number;
}

/** Places that still name an old address or file after a plan. */
export function mentionsOf({ edits, removed, changes }: MovePlan, { texts }: Project): Mention[] {
  const namedIn = namesOf(changes);
  const gone = changes.addresses.filter(({ of }) => of("")?.pathname !== undefined);
  const files = gone.map(({ page }) => escapeRegExp(page));
  const file = new RegExp(`(?<![\\w/-])(?:${files.join("|")})(?!\\w)`, "g");
  const byFile = editsByFile(edits);
  return [...texts].flatMap(([path, text]) => {
    const isLeft = isPage(path) || !(isData(path) || path === REDIRECTS_FILE);
    if (!isLeft || removed.includes(path)) return [];
    const routes = namedIn(text);
    const isNamed = files.length > 0 && text.search(file) !== -1;
    if (routes.length === 0 && !isNamed) return [];
    const after = withEdits(text, byFile.get(path) ?? []);
    const left = routes.flatMap(({ route, of }) =>
      [...after.matchAll(routePattern(route))].filter(({ 1: id = "" }) => of(id) !== undefined),
    );
    const named = isNamed ? [...after.matchAll(file)] : [];
    return [...left, ...named].map(({ index }) => ({ path, line: positionOf(after, index).line }));
  });
}
