import { readFile } from "node:fs/promises";
import path from "node:path";

/** A page in the build folder. */
export interface BuiltPage {
  /** Address without base URL, and without a trailing slash except for the home page. */
  readonly route: string;
  readonly html: string;
}

const NOT_FOUND_PAGE = "/404.html";

/** Reads the HTML files of the given routes, in the order of the routes; a route without a file is left out. */
export async function readBuiltPages(
  outDir: string,
  routesPaths: readonly string[],
  baseUrl: string,
): Promise<BuiltPage[]> {
  const routes = [...new Set(routesPaths.map((route) => withoutBase(route, baseUrl)))].sort();
  const pages = routes.filter((route) => route !== NOT_FOUND_PAGE).map((route) => readPage(outDir, route));
  return (await Promise.all(pages)).filter((page) => page !== null);
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
