import { FEEDS } from "../navigation/feeds";
import { SEARCH_ROUTE } from "../protocol/searchRoute";
import { currentSite } from "../site/current";
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

/** True if a page at this address would hide, or be hidden by, something that the site writes or copies. */
export function isWrittenRoute(route: string, { staticFiles }: Pick<Site, "staticFiles">): boolean {
  const files = [route, `${route}.html`, `${route}.md`, `${route}/index.html`];
  return (
    WRITTEN.includes(route.toLowerCase()) ||
    FOLDERS.test(`${route}/`) ||
    ENDINGS.test(route) ||
    files.some((file) => staticFiles.has(file))
  );
}
