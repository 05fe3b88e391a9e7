import fs from "node:fs/promises";
import path from "node:path";
import type { Redirect } from "../../../src/navigation/redirects";
import { filesIn } from "../../lib/files";
import { parseHtml } from "../../lib/html";
import { mapInTurn } from "../../lib/inTurn";
import { routeOfFile, withoutBase } from "../../lib/routes";
import { readPage, type BuiltPage } from "./readPage";

/** A built site: its pages by route, and the addresses that only send elsewhere. Routes have no base URL. */
export interface BuiltSite {
  readonly pages: ReadonlyMap<string, BuiltPage>;
  readonly redirects: readonly Redirect[];
}

/** Page for what is not found; it is no address of the site. */
const NOT_FOUND = "/404";

/**
 * The addresses of a site.
 *
 * @param read what each page answers to, by its route
 */
export function siteOf(read: Iterable<readonly [string, BuiltPage]>, baseUrl: string): BuiltSite {
  const pages = [...read].filter(([route]) => route !== NOT_FOUND);
  return {
    pages: new Map(pages.filter(([, { movedTo }]) => movedTo === undefined)),
    redirects: pages.flatMap(([from, { movedTo }]) =>
      movedTo === undefined ? [] : [{ from, to: withoutBase(movedTo, baseUrl) }],
    ),
  };
}

/**
 * Reads the addresses of a finished build.
 *
 * @throws Error when the folder holds no page
 */
export async function readSite(outDir: string, baseUrl: string): Promise<BuiltSite> {
  const files = await filesIn(outDir, ".html");
  if (files.length === 0) throw new Error(`There is no page in ${outDir}. Fix: run npm run build first.`);
  const read = await mapInTurn(files, async (file) => {
    const page = readPage(parseHtml(await fs.readFile(path.join(outDir, file), "utf8")));
    return [routeOfFile(file), page] as const;
  });
  return siteOf(read, baseUrl);
}

/** Addresses that a release promises: listed pages, their headings and old ids, and redirects. */
export function addressesOf({ pages, redirects }: BuiltSite): string[] {
  const listed = [...pages].filter(([, page]) => page.listed);
  const anchors = listed.flatMap(([route, { headings, aliases }]) =>
    [...headings.map(({ id }) => id), ...aliases.keys()].map((id) => `${route}#${id}`),
  );
  return [...listed.map(([route]) => route), ...anchors, ...redirects.map(({ from }) => from)];
}
