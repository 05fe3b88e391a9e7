import path from "node:path";
import { mapInTurn } from "../lib/inTurn";

/** A page in the build folder. */
export interface BuiltPage<Read> {
  /** Address without base URL, and without a trailing slash except for the home page. */
  readonly route: string;
  readonly page: Read;
}

const NOT_FOUND_PAGE = "/404.html";

/**
 * Reads the HTML files of the given routes, in the order of the routes; a route without a file is left out.
 *
 * @param read reads a file, by its path
 */
export async function readBuiltPages<Read>(
  outDir: string,
  routesPaths: readonly string[],
  baseUrl: string,
  read: (file: string) => Promise<Read>,
): Promise<BuiltPage<Read>[]> {
  const routes = [...new Set(routesPaths.map((route) => withoutBase(route, baseUrl)))].sort();
  const wanted = routes.filter((route) => route !== NOT_FOUND_PAGE);
  const pages = await mapInTurn(wanted, async (route) => {
    for (const file of filesOf(route)) {
      const page = await ifThere(read(path.join(outDir, file)));
      if (page !== null) return { route, page };
    }
    return null;
  });
  return pages.filter((page) => page !== null);
}

/** Route as the pages know it: `/site/how-to/ssh/` under the base `/site/` is `/how-to/ssh`. */
export function withoutBase(route: string, baseUrl: string): string {
  const inside = route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route;
  return `/${inside.replace(/^\/+|\/+$/g, "")}`;
}

/** The file without a trailing slash first, as the site is built; then the folder's index. */
function filesOf(route: string): readonly string[] {
  return route === "/" ? ["index.html"] : [`${route}.html`, `${route}/index.html`];
}

async function ifThere<Read>(reading: Promise<Read>): Promise<Read | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
