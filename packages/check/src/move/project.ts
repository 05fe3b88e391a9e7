import fs from "node:fs";
import path from "node:path";
import type { Site } from "docusaurus-waymark-core/content/site";
import { onceForText, type PageContext, type Source } from "docusaurus-waymark-core/parse";
import { linkedPage, type IndexedPage } from "../analyze";
import { CONTEXT, FOLDERS } from "../context";
import { siteAt } from "./site";
import { REDIRECTS_FILE } from "docusaurus-waymark-core/site/redirects";

/** The files of a project that are read to plan a move. */
export interface Project {
  readonly root: string;
  readonly context: PageContext;
  readonly site: Site;
  /** Every text file by its path from the root. */
  readonly texts: ReadonlyMap<string, string>;
  /** Pages and parts of pages. */
  readonly pages: readonly Source[];
  /** A page, read when it is first needed. */
  readonly indexed: (source: Source) => IndexedPage;
}

/** Folders without source files. */
const IGNORED_FOLDERS =
  /^(?:node_modules|build(?:-.*)?|\.docusaurus|\.git|test-results|playwright-report|static)$/;
const TEXT = /\.(?:tsx?|mjs|cjs|json|ya?ml|mdx?|txt)$/;
/** Files that commands write, and records of earlier states. A move does not change them. */
const EXCLUDED_FILES = new Set(["package-lock.json", "api/published/openapi.yaml", "urls.ledger"]);

/**
 * Reads a project.
 *
 * @param unsaved texts that an editor has not saved yet, by path
 */
export function readProject(
  root: string,
  unsaved: ReadonlyMap<string, string> = new Map(),
  indexed: Project["indexed"] = onceForText((source) => linkedPage(source, CONTEXT)),
): Project {
  const texts = new Map([...filesOf(root)].map((file) => [file, read(root, file)]));
  for (const [file, text] of unsaved) texts.set(file, text);
  return {
    root,
    context: CONTEXT,
    site: siteAt(root, texts.get(REDIRECTS_FILE)),
    texts,
    pages: [...texts].filter(([file]) => isPage(file)).map(([file, text]) => ({ path: file, text })),
    indexed,
  };
}

/** True for a page or a part of pages. */
export function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && FOLDERS.some((folder) => file.startsWith(`${folder}/`));
}

/** True for files other than pages that contain addresses of pages: navigation, facts, the API description, golden queries. */
export function isData(file: string): boolean {
  if (/\.(?:test|fixture)\.\w+$/.test(file) || file === REDIRECTS_FILE) return false;
  return file.startsWith("src/") || file === "api/openapi.yaml" || file === "test/search/golden.json";
}

function filesOf(root: string, folder = ""): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED_FOLDERS.test(entry.name) ? [] : filesOf(root, file);
    return TEXT.test(entry.name) && !EXCLUDED_FILES.has(file) ? [file] : [];
  });
}

function read(root: string, file: string): string {
  return fs.readFileSync(path.join(root, file), "utf8");
}
