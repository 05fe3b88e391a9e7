import fs from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { positionOf, type Finding } from "docusaurus-waymark-core/report";
import type { Site } from "docusaurus-waymark-core/content/site";
import type { ImportAt, SiteRule } from "docusaurus-waymark-core/rules/rule";
import type { Page, Replacement } from "docusaurus-waymark-core/parse";
import { frontMatterBlock } from "docusaurus-waymark-core/build/frontMatter";
import { importedFile, importsOf, isPartial, type Import } from "docusaurus-waymark-core/parse/partials";
import { inSite } from "docusaurus-waymark-core/site/current";
import { findingAt, offsetOf, replacing } from "docusaurus-waymark-core/parse/place";
import { usedNames } from "./expressions";

/** Finds imports that the build accepts and that a page cannot or need not have: styles, loaders, and names that nothing uses. */
export function importRule(page: Page): Finding[] {
  if (page.problems.length > 0) return [];
  const used = usedNames(page);
  return importsOf(page.root).flatMap((one) => {
    const at = offsetOf(page.text, { position: { start: { line: one.line, column: 1 } } });
    const offset = Math.max(0, page.text.indexOf(one.from, at));
    if (/\.css$/.test(one.from))
      return findingAt(page, offset, {
        rule: "import",
        message: `Pages cannot load "${one.from}".`,
        fix: "remove the line: all pages share the styles of the site.",
      });
    if (one.from.includes("!"))
      return findingAt(page, offset, {
        rule: "import",
        message: `"${one.from}" uses a loader of the bundler.`,
        fix: 'write a code fence with file="…".',
      });
    return one.local === "" || used.has(one.local) ? [] : [unused(page, one, at)];
  });
}

/** What a page imports by a name of a file or a package, with the place of the name. */
export function importedNamesOf(page: Page): ImportAt[] {
  return importsOf(page.root).map(({ from, line }) => {
    const at = offsetOf(page.text, { position: { start: { line, column: 1 } } });
    return { from, ...positionOf(page.text, Math.max(0, page.text.indexOf(from, at))) };
  });
}

/** Modules that the build makes or finds in a theme. */
const OF_BUILD = /^@(?:theme|theme-original|theme-init|docusaurus|generated)\/|!|\.css$/;

/** Finds imports of files and packages that are not there, at which the bundler stops. */
export const missingImportRule: SiteRule = (pages, site, selected) => {
  // A page or a part of pages that is not saved yet is not on the disk.
  const paths = new Set([...pages, ...selected].map((page) => page.path));
  return selected.flatMap((page) =>
    page.imports.flatMap(({ from, line, column }) => {
      if (OF_BUILD.test(from) || isBuiltin(from)) return [];
      const file = importedFile(page, from.replace(/\?.*$/, ""));
      if (file === undefined ? hasPackage(from) : paths.has(file) || isFile(site, file)) return [];
      const message = `There is no ${file === undefined ? "package" : "file"} "${from}".`;
      const fix =
        file === undefined
          ? "remove the line: components need no import."
          : "correct the path, or remove the line.";
      return [{ path: page.path, line, column, rule: "import", message, fix }];
    }),
  );
};

/** Endings that a path may leave out. */
const ENDINGS = [
  "",
  ...["", "/index"].flatMap((name) => ["js", "jsx", "ts", "tsx", "json"].map((end) => `${name}.${end}`)),
];

function isFile({ sizeOf }: Site, file: string): boolean {
  return ENDINGS.some((ending) => sizeOf(file + ending) !== undefined);
}

/** True for a package in the folder of the site or in one above it. */
function hasPackage(from: string, folder = inSite("")): boolean {
  const [name = ""] = /^(?:@[^/]+\/)?[^/]+/.exec(from) ?? [];
  const above = path.dirname(folder);
  return (
    fs.existsSync(path.join(folder, "node_modules", name)) || (above !== folder && hasPackage(from, above))
  );
}

function unused(page: Page, { from, local }: Import, start: number): Finding {
  const [statement = ""] = page.text.slice(start).split("\n", 1);
  const isAlone = /^import\s+\w+\s+from\s+(["'])[^"']+\1;?\s*$/.test(statement);
  const message = `Nothing on the page uses "${local}", which is imported here.`;
  const finding = (fix: string, edit: Replacement = {}): Finding =>
    findingAt(page, start, { rule: "import", message, fix, ...edit });
  if (!isAlone) return finding(`remove "${local}" from the import.`);
  if (/\.mdx?$/.test(from)) return finding(`write <${local} /> where its text belongs, or remove the line.`);
  return finding("remove the line.", replacing(page.text, start, `${statement}\n`, ""));
}

/** Findings of unknown components, with the import for those that are the name of a part of pages. */
export function namingImports(
  page: Pick<Page, "path" | "text">,
  findings: readonly Finding[],
  sources: readonly Pick<Page, "path">[],
): readonly Finding[] {
  return findings.map((finding) => {
    const name = /^<(\w+)> is not a component of this site\.$/.exec(finding.message)?.[1];
    const parts =
      name === undefined
        ? []
        : sources.filter((source) => isPartial(source) && nameOf(source) === name.toLowerCase());
    const [part] = parts.toSorted((a, b) => relative(page, a).length - relative(page, b).length);
    if (name === undefined || part === undefined) return finding;
    const line = `import ${name} from "${relative(page, part)}";`;
    const start = frontMatterBlock(page.text)?.body ?? 0;
    const edits = [{ start, end: start, text: `\n${line}\n` }];
    return { ...finding, fix: `write ${line} below the front matter, with an empty line after it.`, edits };
  });
}

/** The name that a part of pages is imported by, in small letters: `_bastion-warning.mdx` as `BastionWarning`. */
function nameOf({ path: file }: Pick<Page, "path">): string {
  return path.posix
    .basename(file)
    .replace(/\.mdx?$/, "")
    .replace(/[^a-z0-9]/gi, "")
    .toLowerCase();
}

function relative(page: Pick<Page, "path">, part: Pick<Page, "path">): string {
  const way = path.posix.relative(path.posix.dirname(page.path), part.path);
  return way.startsWith(".") ? way : `./${way}`;
}
