import path from "node:path";
import { nearest } from "../../../src/lib/nearest";
import type { Finding } from "../../report";
import type { Page } from "../parse";
import { importedFile, importsOf } from "../parse/partials";
import { findingAt } from "../parse/place";
import type { Site } from "../site";
import type { AnalyzedPage, ImportAt, SiteRule } from "./rule";

/** What stands behind names of modules that are imported without it. */
const ENDINGS = ["", ".ts", ".tsx", ".js", ".jsx", ".mjs", ".json", "/index.ts", "/index.tsx", "/index.js"];

/** What a page imports, with its place. */
export function importsAt(page: Page): ImportAt[] {
  return importsOf(page.root).map(({ from }) => ({
    from,
    offset: Math.max(0, page.text.indexOf(from, Math.max(0, page.text.search(/^import\b/m)))),
  }));
}

/** Every file that a page imports exists, and so does every component of the theme. */
export const importRule: SiteRule = (_pages, site, asked) =>
  asked.flatMap((page) => page.imports.flatMap((one) => importFindings(page, one, site)));

function importFindings(page: AnalyzedPage, { from, offset }: ImportAt, site: Site): Finding[] {
  const at = (message: string, fix: string): Finding[] => [
    findingAt(page, offset, { rule: "import", message, fix }),
  ];
  if (from.includes("!"))
    return at(`"${from}" uses a loader of the bundler.`, 'write a code fence with file="…".');
  const [, ofTheme] = /^@theme\/(.*)$/.exec(from) ?? [];
  if (ofTheme !== undefined && !Object.hasOwn(site.components, ofTheme))
    return at(`There is no component <${ofTheme}> to import.`, "remove the line; components need no import.");
  const file = importedFile(page, from);
  if (file === undefined || exists(file, page, site)) return [];
  const near = nearest(path.posix.basename(file), site.namesIn(path.posix.dirname(file)));
  const fix = near
    ? `write "${from.slice(0, from.lastIndexOf("/") + 1)}${near}".`
    : `create ${file}, or correct the path.`;
  return at(`There is no file ${file}.`, fix);
}

function exists(file: string, page: AnalyzedPage, { readCode, sizeOf }: Site): boolean {
  if (/\.mdx?$/.test(file)) return !("message" in readCode({ page: page.path, file, region: undefined }));
  return ENDINGS.some((ending) => sizeOf(file + ending) !== undefined);
}
