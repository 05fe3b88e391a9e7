import fs from "node:fs/promises";
import path from "node:path";
import { zipSync, type Zippable } from "fflate";
import { bundle } from "../../plugins/lib/bundle";
import { filesIn } from "../../plugins/lib/files";
import { parseHtml, serializeHtml } from "../../plugins/lib/html";
import { routeOfFile, withoutBase } from "../../plugins/lib/routes";
import { readPageAddresses } from "../../plugins/output/ledger/pageAddresses";
import { INDEX_NAME, OFFLINE_FILES } from "../../src/offline/page";
import { SEARCH_INDEX_FILE, SEARCH_TEXT_FILE } from "../../src/search/model";
import { type BuildFacts, offlinePage } from "./page";

/** Files of the build that pages offer for download. */
const DOWNLOADS = ["openapi.yaml", "openapi.json", "postman-collection.json"] as const;

/** Pages that are no part of the copy: what hosts answer with, and what is printed. */
const NOT_IN_COPY = /^(?:404|search|print(?:\/.*)?)\.html$/;

/** The oldest time that the format knows. One for all files, so that the same build gives the same bytes. */
const TIME = new Date(1980, 0, 1);

/** A copy of the site: texts and bytes by their paths in it, sorted. */
export type Copy = ReadonlyMap<string, Uint8Array>;

interface Options extends Pick<BuildFacts, "baseUrl" | "url" | "note"> {
  readonly siteDir: string;
  readonly outDir: string;
}

/**
 * Makes the copy of a finished build that opens from a disk.
 *
 * @throws Error when the folder holds no build
 */
export async function offlineCopy({ siteDir, outDir, ...site }: Options): Promise<Copy> {
  const all = await filesIn(outDir, ".html");
  if (!all.includes("index.html"))
    throw new Error(`There is no site in ${outDir}. Fix: run npm run build first.`);
  const read = (file: string): Promise<string> => fs.readFile(path.join(outDir, file), "utf8");
  const redirects = new Map<string, string>();
  const pages: string[] = [];
  for (const file of all.filter((name) => !NOT_IN_COPY.test(name))) {
    const { movedTo } = movedPage(await read(file));
    if (movedTo === undefined) pages.push(file);
    else redirects.set(routeOfFile(file), withoutBase(movedTo, site.baseUrl));
  }
  const assets = [...(await filesIn(path.join(outDir, "assets"), "")).map((name) => `assets/${name}`)];
  const kept = assets.filter((name) => /^assets\/(?:fonts\/|css\/styles\.).*\.(?:woff2|css)$/.test(name));
  const downloads = (await fs.readdir(outDir)).filter((name) =>
    (DOWNLOADS as readonly string[]).includes(name),
  );
  const build: BuildFacts = {
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
  for (const [name, text] of await ownFiles(siteDir, read)) add(name, text);
  return new Map([...copy].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Fonts lie beside the sheet, and no line is too slow for them. */
function offlineSheet(sheet: string, baseUrl: string): string {
  return sheet
    .replaceAll(`${baseUrl}assets/`, "../")
    .replaceAll(/font-display:\s*optional/g, "font-display:block");
}

/** Few of the pages are read twice: those that send elsewhere are a few lines. */
function movedPage(html: string): { movedTo?: string } {
  return html.includes("data-to=") ? readPageAddresses(parseHtml(html)) : {};
}

/** Scripts, styles and the search index of the copy. */
async function ownFiles(
  siteDir: string,
  read: (file: string) => Promise<string>,
): Promise<readonly (readonly [string, string])[]> {
  const source = (name: string): string => path.join(siteDir, "src", name);
  const [head, main, styles, titles, texts] = await Promise.all([
    bundle(source("offline/head.ts")),
    bundle(source("offline/main.ts")),
    bundle(source("css/offline.css")),
    read(SEARCH_INDEX_FILE),
    read(SEARCH_TEXT_FILE),
  ]);
  return [
    [OFFLINE_FILES.head, head.js],
    [OFFLINE_FILES.main, main.js],
    [OFFLINE_FILES.styles, styles.css + main.css],
    [OFFLINE_FILES.index, `window.${INDEX_NAME}=${JSON.stringify({ titles, texts })};\n`],
  ];
}

/** The copy as one archive, inside a folder. The same copy gives the same bytes on every day and machine. */
export function archiveOf(copy: Copy, folder: string): Uint8Array {
  const files: Zippable = {};
  for (const [name, bytes] of copy) files[`${folder}/${name}`] = [bytes, { mtime: TIME, level: 9, os: 0 }];
  return zipSync(files);
}
