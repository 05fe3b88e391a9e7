import { isGenerated } from "docusaurus-waymark-core/rules/generated";
import { nearestId } from "../rules/links/targets";
import { headingsOf } from "docusaurus-waymark-core/parse";
import { isPartial } from "docusaurus-waymark-core/parse/partials";
import { isPageRoute, routeOf, sectionOfFile, VALID_NAMES } from "docusaurus-waymark-core/content/routes";
import { nearest } from "docusaurus-waymark-core/lib/nearest";
import { pageOf } from "./affected";
import { isPage, type Project } from "./project";
import { REDIRECTS_FILE, redirectLines } from "docusaurus-waymark-core/site/redirects";

/** @throws Error if there is no such page, or a command generates it */
export function requireWritten({ texts, pages }: Project, file: string): void {
  if (isGenerated({ path: file })) {
    const fix = "change the tag there (x-anchors keeps old ids), and run npm run api:generate";
    throw new Error(`${file} is generated from api/openapi.yaml. Fix: ${fix}.`);
  }
  if (isPage(file) && texts.has(file)) return;
  const paths = pages.map(({ path }) => path);
  const near = paths.find((path) => routeOf({ path }) === file) ?? nearest(file, paths);
  throw new Error(`There is no page ${file}. Fix: write ${near ?? "the path of a file in docs or api"}.`);
}

/** @throws Error if there is no such page, or a command generates it, or it is the start page of its section */
export function requireMovable(project: Project, file: string): void {
  requireWritten(project, file);
  if (routeOf({ path: file }) === (sectionOfFile(file).basePath || "/"))
    throw new Error(`${file} is the start page of its section. Fix: leave it where it is.`);
}

/** @throws Error if a page or a partial cannot be moved to a path */
export function requireFree(project: Project, from: string, to: string): void {
  const { texts } = project;
  if (isGenerated({ path: to }))
    throw new Error(`${to} would be deleted by npm run api:generate. Fix: choose another folder.`);
  if (!isPage(to)) {
    throw new Error(`${to} is not the path of a page. Fix: write ${pathFor(from, to, project)}.`);
  }
  requireName(from, to);
  const stem = to.replace(/(?:\/index)?\.mdx?$/, "");
  const taken = ["mdx", "md"].flatMap((ending) => [`${stem}.${ending}`, `${stem}/index.${ending}`]);
  const exists = taken.find((name) => texts.has(name) && name !== from) ?? (from === to ? to : undefined);
  if (exists !== undefined) throw new Error(`${exists} already exists. Fix: choose another file.`);
  const [oldRoute, newRoute] = [routeOf({ path: from }), routeOf({ path: to })];
  const redirect = redirectLines(texts.get(REDIRECTS_FILE) ?? "").find((entry) => entry.from === newRoute);
  if (redirect && redirect.to.split("#")[0] !== oldRoute)
    throw new Error(
      `${newRoute} redirects to another page. Fix: choose another file, or remove the redirect.`,
    );
}

function requireName(from: string, to: string): void {
  if (isPartial({ path: from }) !== isPartial({ path: to })) {
    const fix = `keep the underscore as it is in ${from}`;
    throw new Error(`A file whose name begins with "_" is a partial, any other file is a page. Fix: ${fix}.`);
  }
  const route = routeOf({ path: to });
  if (!isPageRoute(route)) throw new Error(`"${route}" is not an address. Fix: ${VALID_NAMES}.`);
}

/** The heading at `/route#id`. @throws Error if there is none, or it is on the page itself */
export function requireHeading(
  project: Project,
  file: string,
  place: string | undefined,
): { readonly pathname: string; readonly hash: string } {
  const [pathname = "", hash = ""] = (place ?? "").split("#");
  if (pathname === "" || hash === "")
    throw new Error(`Links to ${file} need a new target. Fix: add --to "${pathname || "/route"}#heading".`);
  const target = project.pages.find((page) => !isPartial(page) && routeOf(page) === pathname);
  if (!target || target.path === file)
    throw new Error(
      `${pathname} is not the route of another page. Fix: write ${nearRoute(project, file, pathname)}.`,
    );
  const { ids } = headingsOf(pageOf(project, target.path));
  if (ids.has(hash)) return { pathname, hash };
  const near = nearestId(hash, { ...target, ids, frontMatter: {}, partials: [] });
  throw new Error(
    `${target.path} has no heading "#${hash}". Fix: write ${near ? `#${near}` : `one of ${[...ids].join(", ")}`}.`,
  );
}

function nearRoute({ pages }: Project, file: string, pathname: string): string {
  const routes = pages.filter((page) => !isPartial(page) && page.path !== file).map(routeOf);
  const near = nearest(pathname, routes);
  return near === undefined ? 'one, such as --to "/route#heading"' : `--to "${near}#heading"`;
}

/** The path that was meant: with the folder of a section, the name of the moved file and an extension. */
function pathFor(from: string, to: string, { pages }: Project): string {
  const isFolder = pages.some(({ path }) => path.startsWith(`${to.replace(/\/$/, "")}/`));
  const path = (isFolder ? `${to.replace(/\/$/, "")}/${from.split("/").at(-1) ?? ""}` : to).replace(
    /^\//,
    "",
  );
  const withFolder = /^(?:docs|api)\//.test(path) ? path : `docs/${path}`;
  const withExtension = /\.mdx?$/.test(withFolder) ? withFolder : `${withFolder}.mdx`;
  return /\.\w+$/.test(to) && !/\.mdx?$/.test(to) ? "docs/….mdx or api/….mdx" : withExtension;
}
