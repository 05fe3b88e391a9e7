import fs from "node:fs/promises";
import path from "node:path";
import type { Redirect } from "../../src/navigation/redirects";
import { mapInTurn } from "../lib/inTurn";
import { readPage, type BuiltPage } from "./readPage";

/** A built site: its pages by route, and the addresses that only send elsewhere. Routes have no base URL. */
export interface BuiltSite {
  readonly pages: ReadonlyMap<string, BuiltPage>;
  readonly redirects: readonly Redirect[];
}

const NOT_FOUND = "/404";

/**
 * Reads the HTML files of a build.
 *
 * @param known redirects, when the caller knows them; their files are not read then, because they may still be written
 * @throws Error when the folder holds no page
 */
export async function readSite(
  outDir: string,
  baseUrl: string,
  known: readonly Redirect[] = [],
): Promise<BuiltSite> {
  const skipped = new Set([NOT_FOUND, ...known.map(({ from }) => from)]);
  const files = (await htmlFiles(outDir)).filter((file) => !skipped.has(routeOf(file)));
  const read = await mapInTurn(files, async (file) => {
    const page = readPage(await fs.readFile(path.join(outDir, file), "utf8"));
    return [routeOf(file), page] as const;
  });
  if (read.length === 0) throw new Error(`There is no page in ${outDir}. Fix: run npm run build first.`);
  const moved = read.flatMap(([from, { movedTo }]) =>
    movedTo === undefined ? [] : [{ from, to: withoutBase(movedTo, baseUrl) }],
  );
  return {
    pages: new Map(read.filter(([, { movedTo }]) => movedTo === undefined)),
    redirects: [...known, ...moved],
  };
}

/** Addresses that a release promises: listed pages, their headings and old ids, and redirects. */
export function addressesOf({ pages, redirects }: BuiltSite): string[] {
  const listed = [...pages].filter(([, page]) => page.listed);
  const anchors = listed.flatMap(([route, { headings, aliases }]) =>
    [...headings.map(({ id }) => id), ...aliases.keys()].map((id) => `${route}#${id}`),
  );
  return [...listed.map(([route]) => route), ...anchors, ...redirects.map(({ from }) => from)];
}

/** `/site/how-to/ssh` under the base `/site/` is `/how-to/ssh`; absolute addresses stay. */
export function withoutBase(target: string, baseUrl: string): string {
  return target.startsWith(baseUrl) ? `/${target.slice(baseUrl.length)}` : target;
}

async function htmlFiles(outDir: string): Promise<string[]> {
  const names = await fs.readdir(outDir, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith(".html")).map((name) => name.split(path.sep).join("/"));
}

/** `how-to/ssh.html` and `how-to/ssh/index.html` are both `/how-to/ssh`. */
function routeOf(file: string): string {
  return `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
}
