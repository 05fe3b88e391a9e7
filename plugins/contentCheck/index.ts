import fs from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { TokenTable } from "../../src/product/tokens";
import { WriterError, type Finding } from "../report";

interface Options {
  readonly folders: readonly string[];
  readonly tokens: TokenTable;
  readonly checks: readonly Check[];
  readonly siteChecks?: readonly SiteCheck[];
}

/** A check over one source file. `file` is the path from the project root. */
export type Check = (file: string, source: string, tokens: TokenTable) => Finding[];

/** A check over all source files together. */
export type SiteCheck = (
  sources: readonly { readonly path: string; readonly text: string }[],
  tokens: TokenTable,
) => Finding[];

/**
 * Reads every page before the build starts and stops it with all findings at once;
 * without this, a build ends at the first page that does not compile.
 */
export default async function contentCheck(context: LoadContext, rawOptions: unknown): Promise<Plugin> {
  const { folders, tokens, checks, siteChecks = [] } = rawOptions as Options;
  const files = (await Promise.all(folders.map((folder) => pagesIn(context.siteDir, folder)))).flat();
  const sources = await Promise.all(files.map((file) => sourceOf(context.siteDir, file)));
  const all = [
    ...sources.flatMap(({ path: file, text }) => checks.flatMap((check) => check(file, text, tokens))),
    ...siteChecks.flatMap((check) => check(sources, tokens)),
  ];
  if (all.length > 0) throw new WriterError(all);
  return { name: "content-check" };
}

async function sourceOf(siteDir: string, file: string) {
  return { path: file, text: await fs.readFile(path.join(siteDir, file), "utf8") };
}

/** Paths of all Markdown files below a folder, from the project root, with forward slashes. */
async function pagesIn(siteDir: string, folder: string): Promise<string[]> {
  const names = await fs.readdir(path.join(siteDir, folder), { recursive: true });
  return names
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => `${folder}/${name.split(path.sep).join("/")}`);
}
