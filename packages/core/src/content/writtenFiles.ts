import { FEEDS } from "../navigation/feeds";
import { SEARCH_ROUTE } from "../protocol/searchRoute";
import { BLOG, homeOf, type Part } from "../sections";
import { currentSite } from "../site/current";
import { pageFolderOf } from "../siteContent/folders";
import { once } from "../lib/once";
import type { LinkedPage } from "../rules/rule";
import { blogRoutes } from "./blogRoutes";
import { groupRoutes } from "./groupRoutes";
import { routeOf } from "./routes";
import type { Site } from "./site";

/** Files and pages that the build makes from other things than pages, and that links may lead to. */
export const WRITTEN: readonly string[] = [
  "/404",
  ...Object.values(FEEDS).map(({ file }) => `/${file}`),
  "/llms-full.txt",
  "/llms.txt",
  "/openapi.json",
  "/openapi.yaml",
  "/opensearch.xml",
  "/postman-collection.json",
  "/print",
  SEARCH_ROUTE,
  "/search-index.json",
  "/sitemap.xml",
  ...currentSite().dataFiles.flatMap(({ file, schema }) => [file, ...(schema === undefined ? [] : [schema])]),
];

/** Folders of the build that are none of the pages': bundles, printed groups, and what the site is told about itself. */
const FOLDERS = /^\/(?:assets|print|\.well-known)\//;

/** Endings of files that a page has beside its own: its Markdown twin and compressed copies; hosts cut off `.html`. */
const ENDINGS = /\.(?:html|mdx?|br|gz)$/;

/** Tells whether an address is that of something that the build makes or copies, and not of a page of Markdown. */
export type IsOtherRoute = (route: string) => boolean;

/** @param pages without parts of pages */
export function otherRoutes(pages: readonly LinkedPage[], site: Site): IsOtherRoute {
  const ofComponents = site.componentPages.map((path) => routeOf({ path }));
  const always = new Set([...WRITTEN, ...ofComponents, ...site.menus.flatMap(groupRoutes)]);
  const ofBlog = once(() => new Set(BLOG ? blogRoutesOf(BLOG, pages, site) : []));
  const isOfBlog = (route: string): boolean =>
    BLOG !== undefined && `${route}/`.startsWith(`${homeOf(BLOG)}/`) && ofBlog().has(route);
  return (route) => site.staticFiles.has(route) || always.has(route) || isOfBlog(route);
}

function blogRoutesOf(blog: Part, pages: readonly LinkedPage[], { textOf }: Site): string[] {
  const posts = pages.filter(({ path, frontMatter }) => {
    const { kind, translates } = pageFolderOf(path) ?? {};
    return kind === "blog" && translates === undefined && frontMatter["draft"] !== true;
  });
  return blogRoutes(blog, posts, (name) => textOf(`${blog.folder}/${name}`));
}

/** True if a page at this address would hide, or be hidden by, something that the site writes or copies. */
export function isTakenRoute(
  route: string,
  isOther: IsOtherRoute,
  { staticFiles }: Pick<Site, "staticFiles">,
): boolean {
  const files = [`${route}.html`, `${route}.md`, `${route}/index.html`];
  return (
    isOther(route) ||
    WRITTEN.includes(route.toLowerCase()) ||
    FOLDERS.test(`${route}/`) ||
    ENDINGS.test(route) ||
    files.some((file) => staticFiles.has(file))
  );
}
