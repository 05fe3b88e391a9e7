import { readFile } from "node:fs/promises";
import path from "node:path";
import { mapInTurn } from "../inTurn";

/** A page in the build folder. */
export interface BuiltPage {
  /** Address without base URL, and without a trailing slash except for the home page. */
  readonly route: string;
  readonly html: string;
}

const NOT_FOUND_PAGE = "/404.html";

/**
 * Reads the HTML files of the given routes, in the order of the routes; a route without a file is left out.
 *
 * @param read what is taken of each page; the page itself is let go
 */
export async function readBuiltPages<Result>(
  outDir: string,
  routesPaths: readonly string[],
  baseUrl: string,
  read: (page: BuiltPage) => Result,
): Promise<Result[]> {
  const routes = [...new Set(routesPaths.map((route) => withoutBase(route, baseUrl)))].sort();
  const wanted = routes.filter((route) => route !== NOT_FOUND_PAGE);
  const pages = await mapInTurn(wanted, async (route) => {
    const page = await readPage(outDir, route);
    return page && read(page);
  });
  return pages.filter((page) => page !== null);
}

/** Route as the pages know it: `/site/how-to/ssh/` under the base `/site/` is `/how-to/ssh`. */
export function withoutBase(route: string, baseUrl: string): string {
  const inside = route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route;
  return `/${inside.replace(/^\/+|\/+$/g, "")}`;
}

async function readPage(outDir: string, route: string): Promise<BuiltPage | null> {
  for (const file of filesOf(route)) {
    const html = await readIfThere(path.join(outDir, file));
    if (html !== null) return { route, html };
  }
  return null;
}

/** The file without a trailing slash first, as the site is built; then the folder's index. */
function filesOf(route: string): readonly string[] {
  return route === "/" ? ["index.html"] : [`${route}.html`, `${route}/index.html`];
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
