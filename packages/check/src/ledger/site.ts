import fs from "node:fs/promises";
import path from "node:path";
import type { Redirect } from "docusaurus-waymark-core/lib/redirect";
import { filesIn } from "docusaurus-waymark-core/build/files";
import { parseHtml } from "docusaurus-waymark-core/build/html";
import { mapConcurrently } from "docusaurus-waymark-core/build/concurrency";
import { routeOfFile, withoutBase } from "docusaurus-waymark-core/build/routes";
import { readPageAddresses, type PageAddresses } from "./pageAddresses";

/** All addresses of a built site: pages by route, and redirects. Routes have no base URL. */
export interface BuiltSite {
  readonly pages: ReadonlyMap<string, PageAddresses>;
  readonly redirects: readonly Redirect[];
}

/** The error page is not an address of the site. */
const NOT_FOUND = "/404";

/**
 * Combines the addresses of all pages.
 *
 * @param read addresses of each page with its route
 */
export function builtSite(read: Iterable<readonly [string, PageAddresses]>, baseUrl: string): BuiltSite {
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
 * @throws Error when the folder contains no page
 */
export async function readSite(outDir: string, baseUrl: string): Promise<BuiltSite> {
  const files = await filesIn(outDir, ".html");
  if (files.length === 0) throw new Error(`There is no page in ${outDir}. Fix: run npm run build first.`);
  const read = await mapConcurrently(files, async (file) => {
    const page = readPageAddresses(parseHtml(await fs.readFile(path.join(outDir, file), "utf8")));
    return [routeOfFile(file), page] as const;
  });
  return builtSite(read, baseUrl);
}

/** The addresses that a release adds to the ledger: listed pages, their headings and old ids, and redirects. */
export function promisedAddresses({ pages, redirects }: BuiltSite): string[] {
  const listed = [...pages].filter(([, page]) => page.listed);
  const anchors = listed.flatMap(([route, { headings, aliases }]) =>
    [...headings.map(({ id }) => id), ...aliases.keys()].map((id) => `${route}#${id}`),
  );
  return [...listed.map(([route]) => route), ...anchors, ...redirects.map(({ from }) => from)];
}
