/** Builds the offline copy: an archive of the site that works from a local disk, without server and network. */
import fs from "node:fs/promises";
import path from "node:path";
import { zipSync, type Zippable } from "fflate";
import { bundle } from "docusaurus-waymark-core/build/bundle";
import { filesIn } from "docusaurus-waymark-core/build/files";
import { parseHtml, serializeHtml } from "docusaurus-waymark-core/build/html";
import { routeOfFile, withoutBase } from "docusaurus-waymark-core/build/routes";
import { readPageAddresses } from "docusaurus-plugin-waymark-check/ledger/pageAddresses";
import { INDEX_NAME, OFFLINE_FILES, type OfflineIndex } from "./page/page";
import { INDEX_FILES } from "docusaurus-theme-waymark-search/model";
import { type BuildInfo, offlinePage } from "./page";

/** Files that pages offer for download. */
const DOWNLOADS = ["openapi.yaml", "openapi.json", "postman-collection.json"] as const;

/** Error pages, the search page and pages for printing are not in the copy. */
const EXCLUDED_PAGES = /^(?:404|search|print(?:\/.*)?)\.html$/;

/** The earliest date of the ZIP format, for all files, so that equal builds give equal archives. */
const ARCHIVE_DATE = new Date(1980, 0, 1);

/** File contents by path, sorted. */
export type OfflineCopy = ReadonlyMap<string, Uint8Array>;

interface Options extends Pick<BuildInfo, "baseUrl" | "url" | "note"> {
  readonly outDir: string;
}

/**
 * Creates the offline copy of a finished build.
 *
 * @throws Error when the folder contains no build
 */
export async function offlineCopy({ outDir, ...site }: Options): Promise<OfflineCopy> {
  const all = await filesIn(outDir, ".html");
  if (!all.includes("index.html"))
    throw new Error(`There is no site in ${outDir}. Fix: run npm run build first.`);
  const read = (file: string): Promise<string> => fs.readFile(path.join(outDir, file), "utf8");
  const redirects = new Map<string, string>();
  const pages: string[] = [];
  for (const file of all.filter((name) => !EXCLUDED_PAGES.test(name))) {
    const { movedTo } = redirectOf(await read(file));
    if (movedTo === undefined) pages.push(file);
    else redirects.set(routeOfFile(file), withoutBase(movedTo, site.baseUrl));
  }
  const assets = [...(await filesIn(path.join(outDir, "assets"), "")).map((name) => `assets/${name}`)];
  const kept = assets.filter((name) => /^assets\/(?:fonts\/|css\/styles\.).*\.(?:woff2|css)$/.test(name));
  const downloads = (await fs.readdir(outDir)).filter((name) =>
    (DOWNLOADS as readonly string[]).includes(name),
  );
  const build: BuildInfo = {
    ...site,
    redirects,
    files: new Set([...pages, ...kept, ...downloads]),
  };
  const copy = new Map<string, Uint8Array>();
  const add = (name: string, text: string): void => void copy.set(name, Buffer.from(text));
  for (const file of pages) add(file, serializeHtml(offlinePage(parseHtml(await read(file)), file, build)));
  for (const file of [...kept, ...downloads]) {
    if (file.endsWith(".css")) add(file, offlineSheet(await read(file), site.baseUrl));
    else copy.set(file, await fs.readFile(path.join(outDir, file)));
  }
  for (const [name, text] of await copyAssets(read)) add(name, text);
  return new Map([...copy].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Links fonts relative to the style sheet. */
function offlineSheet(sheet: string, baseUrl: string): string {
  return sheet
    .replaceAll(`${baseUrl}assets/`, "../")
    .replaceAll(/font-display:\s*optional/g, "font-display:block");
}

/** Parses only short pages: redirect pages have a few lines. */
function redirectOf(html: string): { movedTo?: string } {
  return html.includes("data-to=") ? readPageAddresses(parseHtml(html)) : {};
}

/** Scripts, styles and search index of the copy. */
async function copyAssets(
  read: (file: string) => Promise<string>,
): Promise<readonly (readonly [string, string])[]> {
  const [head, main, styles, ...files] = await Promise.all([
    bundle(require.resolve("./page/head")),
    bundle(require.resolve("./page/main")),
    bundle(require.resolve("../css/offline.css")),
    ...Object.values(INDEX_FILES).map(async (file) => [file, await read(file)] as const),
  ]);
  const index: OfflineIndex = Object.fromEntries(files);
  return [
    [OFFLINE_FILES.head, head.js],
    [OFFLINE_FILES.main, main.js],
    [OFFLINE_FILES.styles, styles.css + main.css],
    [OFFLINE_FILES.index, `window.${INDEX_NAME}=${JSON.stringify(index)};\n`],
  ];
}

/** The copy as one ZIP archive with a top folder. Equal copies give equal bytes. */
export function createArchive(copy: OfflineCopy, folder: string): Uint8Array {
  const files: Zippable = {};
  for (const [name, bytes] of copy)
    files[`${folder}/${name}`] = [bytes, { mtime: ARCHIVE_DATE, level: 9, os: 0 }];
  return zipSync(files);
}
