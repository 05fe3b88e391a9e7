import path from "node:path";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { SECTIONS } from "docusaurus-waymark-core/sections";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import { isValidRoute, routeOf, sectionOfFile } from "docusaurus-waymark-core/content/routes";
import type { LinkedPage } from "docusaurus-waymark-core/rules/rule";
import type { Site } from "docusaurus-waymark-core/content/site";
import { otherRoutes, WRITTEN, type IsOtherRoute } from "docusaurus-waymark-core/content/writtenFiles";

/** Everything that an address of this site can lead to. */
export interface Targets {
  readonly byRoute: ReadonlyMap<string, LinkedPage>;
  readonly byFile: ReadonlyMap<string, LinkedPage>;
  readonly files: Site;
  readonly isOther: IsOtherRoute;
}

type From = Pick<LinkedPage, "path">;

/** @param pages without parts of pages */
export function targetsOf(pages: readonly LinkedPage[], files: Site): Targets {
  return {
    byRoute: new Map(pages.map((page) => [routeOf(page), page])),
    byFile: new Map(pages.map((page) => [page.path, page])),
    files,
    isOther: otherRoutes(pages, files),
  };
}

/** Finds the target of an address: a page, something else that exists, or nothing. */
export function resolve(pathname: string, from: From, targets: Targets): LinkedPage | "other" | undefined {
  const route = absolute(pathname, from, targets);
  const redirect = targets.files.redirects.find((item) => item.from === route);
  if (redirect) return "other";
  const page = targets.byRoute.get(route);
  if (page) return page;
  return targets.isOther(route) ? "other" : undefined;
}

/**
 * The page that a Markdown link means by the path of its file: from its folder, else from the folder of its section or of the
 * project, as `resolveMarkdownLinkPathname` of `@docusaurus/utils` has it. Pages of other sections cannot be meant.
 */
export function resolveFile(pathname: string, from: From, { byFile }: Targets): LinkedPage | undefined {
  const { folder } = sectionOfFile(from.path);
  const isOfSection = (file: string): boolean => sectionOfFile(file).folder === folder;
  const found = filePlaces(pathname, from).find((file) => byFile.has(file) && isOfSection(file));
  return found === undefined ? undefined : byFile.get(found);
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

/** Paths, from the project root, at which the file of a Markdown link is looked for. */
export function filePlaces(pathname: string, { path: file }: From): string[] {
  const beside = path.posix.join(path.posix.dirname(file), pathname);
  const { folder } = sectionOfFile(file);
  if (pathname.startsWith("@site/")) return [pathname.slice("@site/".length)];
  const fromRoots = [path.posix.join(folder, pathname), path.posix.join(pathname).replace(/^\//, "")];
  if (pathname.startsWith("/")) return fromRoots;
  return /^\.\.?\//.test(pathname) ? [beside] : [beside, ...fromRoots];
}

/** The route that looks most like one that does not exist, or whose last part is the same. */
export function nearestRoute(pathname: string, from: From, targets: Targets): string | undefined {
  const { byRoute } = targets;
  // Addresses below an alias are for links from other sites: no page is at them.
  const route = unaliased(
    absolute(pathname, from, targets).replace(/(?:\/index)?\.(?:mdx?|html)$/, "") || "/",
  );
  const last = (text: string): string => text.slice(text.lastIndexOf("/") + 1);
  const routes = [...byRoute.keys()].filter((known) => isValidRoute(known) && known !== routeOf(from));
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

function absolute(pathname: string, from: From, { byFile }: Targets): string {
  const own = routeOf(isPartial(from) ? (importerOf(from, byFile) ?? from) : from);
  const joined = path.posix.resolve(path.posix.dirname(own), pathname === "" ? own : pathname);
  return joined.replace(/(?<=.)\/$/, "") || "/";
}

/** A page that shows a part of pages: the addresses in the part are read from there. */
function importerOf(part: From, byFile: Targets["byFile"]): LinkedPage | undefined {
  return [...byFile.values()].find(
    ({ text, partials }) => text.includes(path.posix.basename(part.path)) && partials.includes(part.path),
  );
}

function unaliased(route: string): string {
  for (const { alias, basePath } of SECTIONS)
    if (alias !== undefined && `${route}/`.startsWith(`${alias}/`))
      return basePath + route.slice(alias.length) || "/";
  return route;
}
