import fs from "node:fs/promises";
import path from "node:path";
import type { Source } from "./parse";

/** All pages below some folders of the project. */
export async function readSources(siteDir: string, folders: readonly string[]): Promise<Source[]> {
  const files = (await Promise.all(folders.map((folder) => pagesIn(siteDir, folder)))).flat();
  return Promise.all(
    files.map(async (file) => ({
      path: file,
      text: pageText(await fs.readFile(path.join(siteDir, file), "utf8")),
    })),
  );
}

/** The text of a page as rules read it: Windows ends lines in another way, and some editors write a mark first. */
export function pageText(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}

/** Paths of all Markdown files below a folder, from the project root, with forward slashes. */
async function pagesIn(siteDir: string, folder: string): Promise<string[]> {
  const names = await fs.readdir(path.join(siteDir, folder), { recursive: true });
  return names
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => `${folder}/${name.split(path.sep).join("/")}`);
}
