import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "../pages/page";
import type { CommittedPages } from "./comparePages";

const FOLDER = "api/resources";

/** Reads the committed pages below a project. */
export function readPages(root: string): CommittedPages {
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  const names = readdirSync(path.join(root, FOLDER)).filter((name) => name.endsWith(".mdx"));
  return new Map(
    names.map((name) => [`${FOLDER}/${name}`, readFileSync(path.join(root, FOLDER, name), "utf8")]),
  );
}

/** Writes the pages, and removes those that are there no more. */
export function writePages(root: string, committed: CommittedPages, pages: readonly Page[]): void {
  const kept = new Set(pages.map((page) => page.path));
  for (const page of pages) writeFileSync(path.join(root, page.path), page.text);
  for (const old of committed.keys()) if (!kept.has(old)) rmSync(path.join(root, old));
}
