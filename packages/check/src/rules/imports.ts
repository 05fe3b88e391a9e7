import path from "node:path";
import type { Finding } from "docusaurus-waymark-core/report";
import type { Page, Replacement } from "docusaurus-waymark-core/parse";
import { frontMatterBlock } from "docusaurus-waymark-core/build/frontMatter";
import { importsOf, isPartial, type Import } from "docusaurus-waymark-core/parse/partials";
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
