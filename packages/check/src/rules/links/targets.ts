import path from "node:path";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { unaliased } from "docusaurus-waymark-core/sections";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import { linkedFile } from "docusaurus-waymark-core/content/fileLinks";
import { isPageRoute, routeOf } from "docusaurus-waymark-core/content/routes";
import { pageFolderOf, sourceFileOf } from "docusaurus-waymark-core/siteContent/folders";
import type { LinkedPage } from "docusaurus-waymark-core/rules/rule";
import type { Site } from "docusaurus-waymark-core/content/site";
import { otherRoutes, WRITTEN, type IsOtherRoute } from "docusaurus-waymark-core/content/writtenFiles";

/** Everything that an address of this site can lead to. */
export interface Targets {
  /** Pages in the language of the sources: a build has each of them in every language, at the same address below its own. */
  readonly byRoute: ReadonlyMap<string, LinkedPage>;
  readonly byFile: ReadonlyMap<string, LinkedPage>;
  /** Translations by their languages and the files of their sources. */
  readonly translated: ReadonlyMap<string, LinkedPage>;
  readonly files: Site;
  readonly isOther: IsOtherRoute;
}

type From = Pick<LinkedPage, "path">;

/** @param pages without parts of pages */
export function targetsOf(pages: readonly LinkedPage[], files: Site): Targets {
  const [sources = [], translations = []] = [true, false].map((isSource) =>
    pages.filter((page) => (sourceFileOf(page.path) === page.path) === isSource),
  );
  return {
    byRoute: new Map(sources.map((page) => [routeOf(page), page])),
    byFile: new Map(pages.map((page) => [page.path, page])),
    translated: new Map(translations.map((page) => [translationKey(page, page.path), page])),
    files,
    isOther: otherRoutes(pages, files),
  };
}

function translationKey(inLanguageOf: From, file: string): string {
  return `${pageFolderOf(inLanguageOf.path)?.language} ${sourceFileOf(file)}`;
}

/** Finds the target of an address: a page, in the language of the page with the link, something else that exists, or nothing. */
export function resolve(pathname: string, from: From, targets: Targets): LinkedPage | "other" | undefined {
  const route = absolute(pathname, from, targets);
  const redirect = targets.files.redirects.find((item) => item.from === route);
  if (redirect) return "other";
  const page = targets.byRoute.get(route);
  if (page) return targets.translated.get(translationKey(from, page.path)) ?? page;
  return targets.isOther(route) ? "other" : undefined;
}

/** The page that a Markdown link means by the path of its file. */
export function resolveFile(
  pathname: string,
  from: From,
  { byFile, translated }: Targets,
): LinkedPage | undefined {
  const file = linkedFile(pathname, from.path, (place) => byFile.has(place));
  return file === undefined ? undefined : (translated.get(translationKey(from, file)) ?? byFile.get(file));
}

/** Finds the target of a link of Markdown: the page of a file, or of an address. */
export function resolveLink(
  pathname: string,
  from: From,
  targets: Targets,
): LinkedPage | "other" | undefined {
  const isFile = /\.mdx?$/i.test(pathname);
  return isFile ? resolveFile(pathname, from, targets) : resolve(pathname, from, targets);
}

/** The route that looks most like one that does not exist, or whose last part is the same. */
export function nearestRoute(pathname: string, from: From, targets: Targets): string | undefined {
  const { byRoute } = targets;
  // Addresses below an alias are for links from other sites: no page is at them.
  const route = unaliased(
    absolute(pathname, from, targets).replace(/(?:\/index)?\.(?:mdx?|html)$/, "") || "/",
  );
  const last = (text: string): string => text.slice(text.lastIndexOf("/") + 1);
  const routes = [...byRoute.keys()].filter((known) => isPageRoute(known) && known !== routeOf(from));
  if (byRoute.has(route)) return route;
  // Docusaurus leaves numbers at the front of names out.
  const unnumbered = route.replace(/(?<=\/)\d+[-_.]/g, "");
  if (byRoute.has(unnumbered)) return unnumbered;
  return (
    routes.find((known) => last(known) === last(route)) ??
    routes.find((known) => isNearPath(route, known)) ??
    nearest(route, WRITTEN)
  );
}

/** True for addresses whose parts differ by typing mistakes; other words are other pages. */
function isNearPath(typed: string, known: string): boolean {
  const [parts, others] = [typed.split("/"), known.split("/")];
  return (
    parts.length === others.length &&
    parts.every((part, index) => nearest(part, [others[index] ?? ""]) !== undefined)
  );
}

/** The id on a page that looks most like one that does not exist. */
export function nearestId(id: string, page: LinkedPage): string | undefined {
  const ids = [...(page.ids ?? [])];
  return nearest(id, ids) ?? ids.find((known) => known.includes(id) || id.includes(known));
}

/** An address as a route, without the language that an address in a translation may begin with. */
function absolute(pathname: string, from: From, { byFile }: Targets): string {
  const page = isPartial(from) ? (importerOf(from, byFile) ?? from) : from;
  const { language, translates } = pageFolderOf(page.path) ?? {};
  const own = routeOf({ path: sourceFileOf(page.path) });
  const joined = path.posix.resolve(path.posix.dirname(own), pathname === "" ? own : pathname);
  const route =
    translates && `${joined}/`.startsWith(`/${language}/`) ? joined.slice(`/${language}`.length) : joined;
  return route.replace(/(?<=.)\/$/, "") || "/";
}

/** A page that shows a part of pages: the addresses in the part are read from there. */
function importerOf(part: From, byFile: Targets["byFile"]): LinkedPage | undefined {
  return [...byFile.values()].find(
    ({ text, partials }) => text.includes(path.posix.basename(part.path)) && partials.includes(part.path),
  );
}
