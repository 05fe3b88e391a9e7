/** Pages of the built site by what they have, so that tests of the platform run on a site about anything. */
import fs from "node:fs";
import path from "node:path";
import { builtRoutes } from "./routes";

interface BuiltPage {
  readonly route: string;
  readonly html: string;
}

const pages: readonly BuiltPage[] = builtRoutes().map((route) => ({
  route,
  html: fs.readFileSync(path.resolve("build", `${route === "/" ? "index" : route.slice(1)}.html`), "utf8"),
}));

const isReference = ({ route }: BuiltPage): boolean => /^\/api\/resources\/./.test(route);
const prose = pages.filter((page) => /^\/(?!api\b)./.test(page.route) && page.html.includes("<article"));

const count = (text: string, part: string): number => text.split(part).length - 1;

/** The page whose markup has the most matches of a pattern. */
function most(among: readonly BuiltPage[], part: string): string {
  const [first, ...others] = among;
  if (!first)
    throw new Error(`The built site has no page to look for ${part} in. Fix: build the whole site.`);
  return others.reduce((best, page) => (count(page.html, part) > count(best.html, part) ? page : best), first)
    .route;
}

/** A page of prose with several samples of code. */
export const GUIDE = most(prose, "<pre");
/** The page of prose with the most rows in tables. */
export const TABLES = most(prose, "<tr");
/** The page of prose with the most cells of Yes and No. */
export const MARKS = most(prose, "data-mark");
/** The page of prose with the most drawn dialogs. */
export const SCREENS = most(prose, "data-screen");
/** The page of prose with the most headings. */
export const HEADINGS = most(prose, "<h2");
/** The generated page with the most samples. */
export const RESOURCE = most(pages.filter(isReference), "data-code-group");
/** Another generated page. */
export const OTHER_RESOURCE = most(
  pages.filter((page) => isReference(page) && page.route !== RESOURCE),
  "data-code-group",
);

/** One page of each kind: home, prose, wide tables, long pages, the API's own page, generated reference. */
export const KINDS: readonly string[] = [...new Set(["/", GUIDE, TABLES, HEADINGS, "/api", RESOURCE])];
