import path from "node:path";
import { nearest } from "../../../../src/lib/nearest";
import { unaliased } from "../../../../src/sections";
import type { LinkedPage } from "../rule";
import { routeOf } from "../../routes";
import type { Site } from "../../site";
import { WRITTEN } from "../../writtenFiles";

/** Everything that an address of this site can lead to. */
export interface Targets {
  readonly byRoute: ReadonlyMap<string, LinkedPage>;
  readonly files: Site;
}

export function targetsOf(pages: readonly LinkedPage[], files: Site): Targets {
  return { byRoute: new Map(pages.map((page) => [routeOf(page), page])), files };
}

/** What an address leads to: a page, something else that exists, or nothing. */
export function resolve(
  pathname: string,
  from: Pick<LinkedPage, "path">,
  targets: Targets,
): LinkedPage | "other" | undefined {
  const route = absolute(pathname, from);
  const redirect = targets.files.redirects.find((item) => item.from === route);
  if (redirect) return "other";
  const page = targets.byRoute.get(route);
  if (page) return page;
  return isWritten(route, targets) ? "other" : undefined;
}

/** The route that looks most like one that does not exist, or whose last part is the same. */
export function nearestRoute(
  pathname: string,
  from: Pick<LinkedPage, "path">,
  { byRoute }: Targets,
): string | undefined {
  // Addresses below an alias are for links from other sites: no page is at them.
  const route = unaliased(absolute(pathname, from));
  const last = (text: string): string => text.slice(text.lastIndexOf("/") + 1);
  const routes = [...byRoute.keys()];
  if (byRoute.has(route)) return route;
  return (
    nearest(route, [...routes, ...WRITTEN]) ??
    routes.find((known) => last(known) === last(route)) ??
    routes.find((known) => last(known) === nearest(last(route), routes.map(last)))
  );
}

/** The id on a page that looks most like one that does not exist. */
export function nearestId(id: string, page: LinkedPage): string | undefined {
  const ids = [...(page.ids ?? [])];
  return nearest(id, ids) ?? ids.find((known) => known.includes(id) || id.includes(known));
}

function absolute(pathname: string, from: Pick<LinkedPage, "path">): string {
  const base = path.posix.dirname(routeOf(from));
  const joined = path.posix.resolve(base, pathname === "" ? routeOf(from) : pathname);
  return joined.replace(/(?<=.)\/$/, "").replace(/\.mdx?$/, "") || "/";
}

function isWritten(route: string, { files }: Targets): boolean {
  return files.staticFiles.has(route) || WRITTEN.includes(route);
}
