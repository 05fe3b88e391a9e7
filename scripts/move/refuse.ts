import { isGenerated } from "../../plugins/content/rules/generated";
import { nearestId } from "../../plugins/content/rules/links/targets";
import { headingsOf } from "../../plugins/content/parse";
import { isPartial } from "../../plugins/content/parse/partials";
import { routeOf, sectionOfFile } from "../../plugins/content/site";
import { nearest } from "../../src/lib/nearest";
import { pageOf } from "./affected";
import { isPage, type Project } from "./project";
import { readRedirects, REDIRECTS_FILE } from "./redirects";

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** @throws Error where a file is no page that a writer wrote */
export function requireWritten({ texts, pages }: Project, file: string): void {
  if (isGenerated({ path: file })) {
    const fix = "change the tag there (x-anchors keeps old ids), and run npm run api:generate";
    throw new Error(`${file} is written from api/openapi.yaml. Fix: ${fix}.`);
  }
  if (isPage(file) && texts.has(file)) return;
  const paths = pages.map(({ path }) => path);
  const near = paths.find((path) => routeOf({ path }) === file) ?? nearest(file, paths);
  throw new Error(`There is no page ${file}. Fix: name ${near ?? "a file below docs or api"}.`);
}

/** @throws Error where a file is no page that a writer wrote, or the first one of its section, which stays */
export function requireMovable(project: Project, file: string): void {
  requireWritten(project, file);
  if (routeOf({ path: file }) === (sectionOfFile(file).basePath || "/"))
    throw new Error(`${file} is the first page of its section. Fix: leave it where it is.`);
}

/** @throws Error where a page or a part of pages cannot go to a file */
export function requireFree({ texts }: Project, from: string, to: string): void {
  if (isGenerated({ path: to }))
    throw new Error(`${to} would be replaced by npm run api:generate. Fix: choose another folder.`);
  if (!isPage(to)) {
    const meant = to.startsWith("/") ? `docs${to.replace(/\.mdx?$/, "")}.mdx` : "docs/….mdx or api/….mdx";
    throw new Error(`${to} is no file for a page. Fix: write ${meant}.`);
  }
  requireName(from, to);
  const stem = to.replace(/(?:\/index)?\.mdx?$/, "");
  const taken = ["mdx", "md"].flatMap((ending) => [`${stem}.${ending}`, `${stem}/index.${ending}`]);
  const exists = taken.find((name) => texts.has(name) && name !== from) ?? (from === to ? to : undefined);
  if (exists !== undefined) throw new Error(`${exists} exists. Fix: choose another file.`);
  const [oldRoute, newRoute] = [routeOf({ path: from }), routeOf({ path: to })];
  const redirect = readRedirects(texts.get(REDIRECTS_FILE) ?? "").find((entry) => entry.from === newRoute);
  if (redirect && redirect.to?.split("#")[0] !== oldRoute)
    throw new Error(`${newRoute} sends elsewhere. Fix: choose another file, or remove the redirect.`);
}

function requireName(from: string, to: string): void {
  if (isPartial({ path: from }) !== isPartial({ path: to })) {
    const fix = `keep the underscore as it is in ${from}`;
    throw new Error(`A name with an underscore is a part of pages, others are pages. Fix: ${fix}.`);
  }
  const names = to
    .replace(/\.mdx?$/, "")
    .split("/")
    .slice(1);
  const bad = names.find((name) => !NAME.test(name.replace(/^_/, "")));
  if (bad !== undefined) throw new Error(`"${bad}" is no slug. Fix: use small letters, digits and "-".`);
}

/** The heading at `/route#id`. @throws Error where there is none, or on the page itself */
export function requireHeading(
  project: Project,
  file: string,
  place: string | undefined,
): { readonly pathname: string; readonly hash: string } {
  const [pathname = "", hash = ""] = (place ?? "").split("#");
  if (pathname === "" || hash === "")
    throw new Error(`Nothing says where links to ${file} go. Fix: add --to "/route#heading".`);
  const target = project.pages.find((page) => !isPartial(page) && routeOf(page) === pathname);
  if (!target || target.path === file)
    throw new Error(
      `${pathname} is no other page. Fix: give the route of one, such as --to "/route#heading".`,
    );
  const { ids } = headingsOf(pageOf(project, target.path));
  if (ids.has(hash)) return { pathname, hash };
  const near = nearestId(hash, { ...target, ids, frontMatter: {}, partials: [] });
  throw new Error(
    `${target.path} has no heading "#${hash}". Fix: name ${near ? `#${near}` : "one that it has"}.`,
  );
}
