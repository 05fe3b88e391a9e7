import path from "node:path";
import { nearest } from "../../../src/lib/nearest";
import type { Finding } from "../../report";
import type { Page } from "../parse";
import { frontMatterBlock } from "../../lib/frontMatter";
import { importedFile, importsOf, isPartial } from "../parse/partials";
import { findingAt, offsetOf, replacing } from "../parse/place";
import type { Site } from "../site";
import { requiredFiles, usedNames } from "./expressions";
import type { AnalyzedPage, ImportAt, SiteRule } from "./rule";

/** Endings of modules that are imported without them. */
const ENDINGS = ["", ".ts", ".tsx", ".js", ".jsx", ".mjs", ".json", "/index.ts", "/index.tsx", "/index.js"];

/** Imports and calls of require on a page, with their places. */
export function importsAt(page: Page): ImportAt[] {
  const used = usedNames(page);
  const offsetOn = (line: number, from: string): number =>
    Math.max(0, page.text.indexOf(from, offsetOf(page.text, { position: { start: { line, column: 1 } } })));
  const imported = importsOf(page.root).map((one) => ({
    ...one,
    isUsed: one.local === "" || used.has(one.local),
  }));
  const required = requiredFiles(page).map((one) => ({ ...one, local: "", name: "*", isUsed: true }));
  return [...imported, ...required].map((one) => ({ ...one, offset: offsetOn(one.line, one.from) }));
}

/** Every file that a page imports exists, and so does every component of the theme; and what is imported is used. */
export const importRule: SiteRule = (_pages, site, selected) => {
  const parts = new Map(selected.filter(isPartial).map(({ path: file, partials }) => [file, partials]));
  return selected.flatMap((page) =>
    page.imports.flatMap((one) => [
      ...importFindings(page, one, site),
      ...(isShownBy(page.path, importedFile(page, one.from), parts) ? [circle(page, one)] : []),
    ]),
  );
};

/** True if a part of pages shows a file, by itself or by parts that it shows. */
function isShownBy(
  file: string,
  part: string | undefined,
  parts: ReadonlyMap<string, readonly string[]>,
  seen = new Set<string>(),
): boolean {
  if (part === undefined || seen.has(part)) return false;
  seen.add(part);
  return part === file || (parts.get(part) ?? []).some((next) => isShownBy(file, next, parts, seen));
}

function circle(page: AnalyzedPage, { from, offset }: ImportAt): Finding {
  const message = `"${from}" shows this file, which shows it again without an end.`;
  return findingAt(page, offset, { rule: "import", message, fix: "remove one of the two imports." });
}

function importFindings(page: AnalyzedPage, one: ImportAt, site: Site): Finding[] {
  const { from, offset } = one;
  const findings = (message: string, fix: string): Finding[] => [
    findingAt(page, offset, { rule: "import", message, fix }),
  ];
  // The image has its finding.
  if (page.images.some(({ isCode, line }) => isCode && line === one.line)) return [];
  if (/\.css$/.test(from))
    return findings(
      `Pages cannot load "${from}".`,
      "remove the line: all pages share the styles of the site.",
    );
  if (from.includes("!"))
    return findings(`"${from}" uses a loader of the bundler.`, 'write a code fence with file="…".');
  const [, ofTheme] = /^@theme\/(.*)$/.exec(from) ?? [];
  if (ofTheme !== undefined && !Object.hasOwn(site.components, ofTheme))
    return findings(
      `There is no component <${ofTheme}> to import.`,
      "remove the line; components need no import.",
    );
  const file = importedFile(page, from);
  if (file === undefined && !isInstalled(from, site))
    return findings(
      `There is no package "${from}".`,
      'write the path of a file, such as "./_name.mdx", or remove the line.',
    );
  if (file === undefined || exists(file, page, site))
    return one.isUsed ? wrongName(page, one, site) : [unused(page, one)];
  const near = nearest(path.posix.basename(file), site.namesIn(path.posix.dirname(file)));
  const fix = near
    ? `write "${from.slice(0, from.lastIndexOf("/") + 1)}${near}".`
    : `create ${file}, or correct the path.`;
  return findings(`There is no file ${file}.`, fix);
}

/** Names that every page and part of pages has, in addition to its exports. */
const OF_PAGES = ["default", "*", "toc", "frontMatter", "contentTitle", "metadata", "assets"];

/** A name in braces that a part of pages does not export: its text is imported without braces. */
function wrongName(
  page: AnalyzedPage,
  { from, name, local, offset }: ImportAt,
  { readCode }: Site,
): Finding[] {
  const file = /\.mdx?$/.test(from) ? importedFile(page, from) : undefined;
  if (file === undefined || OF_PAGES.includes(name)) return [];
  const read = readCode({ page: page.path, file, region: undefined });
  if (!("code" in read) || new RegExp(`^export\\b.*\\b${name}\\b`, "m").test(read.code)) return [];
  const message = `${file} does not export "${name}".`;
  const fix = `write import ${local} from "${from}"; without braces.`;
  return [findingAt(page, offset, { rule: "import", message, fix })];
}

/** Names that the bundler gives to modules of Docusaurus, and packages. */
function isInstalled(from: string, { sizeOf }: Site): boolean {
  if (/^@(?:theme|theme-original|theme-init|generated)\//.test(from)) return true;
  const [client = ""] = /(?<=^@docusaurus\/)[^/]+$/.exec(from) ?? [];
  if (sizeOf(`node_modules/@docusaurus/core/lib/client/exports/${client}.js`) !== undefined) return true;
  const [name = ""] = /^(?:@[^/]+\/)?[^/]+/.exec(from) ?? [];
  return sizeOf(`node_modules/${name}/package.json`) !== undefined;
}

function unused(page: AnalyzedPage, { from, local, line }: ImportAt): Finding {
  const start = offsetOf(page.text, { position: { start: { line, column: 1 } } });
  const [statement = ""] = page.text.slice(start).split("\n", 1);
  const isAlone = /^import\s+\w+\s+from\s+(["'])[^"']+\1;?\s*$/.test(statement);
  const message = `Nothing on the page uses "${local}", which is imported here.`;
  const finding = (fix: string, edit: Pick<Finding, "edits"> = {}): Finding =>
    findingAt(page, start, { rule: "import", message, fix, ...edit });
  if (!isAlone) return finding(`remove "${local}" from the import.`);
  if (/\.mdx?$/.test(from)) return finding(`write <${local} /> where its text belongs, or remove the line.`);
  return finding("remove the line.", replacing(page.text, start, `${statement}\n`, ""));
}

function exists(file: string, page: AnalyzedPage, { readCode, sizeOf }: Site): boolean {
  if (/\.mdx?$/.test(file)) return !("message" in readCode({ page: page.path, file, region: undefined }));
  return ENDINGS.some((ending) => sizeOf(file + ending) !== undefined);
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
