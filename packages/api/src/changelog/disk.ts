/** The files in which publications of the API description are recorded. */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import type { Change } from "../diff";
import { filesOf, readSiteFile, type ApiSite } from "../options";

/** One publication of the API description. */
export interface Publication {
  /** Its date (`2026-11-21`) or version (`1.2.0`). */
  readonly name: string;
  /** Its date, if the name is a version. */
  readonly on?: string;
  /** A sentence in place of changes, for the first publication. */
  readonly note?: string;
  readonly changes: readonly Change[];
}

/** All publications, newest first. */
export function publications(site: ApiSite): readonly Publication[] {
  const { history } = filesOf(site);
  if (!existsSync(path.join(site.siteDir, history))) return [];
  return parse(readSiteFile(site, history)) as readonly Publication[];
}

/** Saves the current description as published, and the history of publications. */
export function savePublication(site: ApiSite, entries: readonly Publication[]): void {
  const { history, published } = filesOf(site);
  const pathOf = (file: string): string => path.join(site.siteDir, file);
  mkdirSync(path.dirname(pathOf(history)), { recursive: true });
  const header = `# Written by \`npm run api -- publish\`. A changed line changes the page ${site.basePath}/changelog.\n`;
  writeFileSync(pathOf(history), header + stringify(entries, { lineWidth: 0 }));
  copyFileSync(pathOf(site.file), pathOf(published));
}
