import path from "node:path";
import { importedFile } from "docusaurus-waymark-core/parse/partials";
import type { Source } from "docusaurus-waymark-core/parse";
import { matchAround } from "./places";

/** A part of pages that a page imports: the name of its element, and its path from the project root. */
export interface ImportedPart {
  readonly name: string;
  readonly file: string;
}

const IMPORT = /^import[ \t]+([A-Z]\w*)[ \t]+from[ \t]+["']([^"']+\.mdx?)["']/gm;

/** The parts that a page imports. The text is not parsed: it may be half written. */
export function importedParts({ path: page, text }: Source): readonly ImportedPart[] {
  return [...text.matchAll(IMPORT)].flatMap(([, name = "", from = ""]) => {
    const file = importedFile({ path: page }, from);
    return file === undefined ? [] : [{ name, file: path.posix.normalize(file) }];
  });
}

/** The part whose element is at an offset, and the offset at which its name begins. */
export function partAt(
  source: Source,
  offset: number,
): (ImportedPart & { readonly start: number }) | undefined {
  const found = matchAround(source.text, offset, /<\/?([A-Z]\w*)/g);
  const name = found?.match[1] ?? "";
  const part = importedParts(source).find((one) => one.name === name);
  return found && part && { ...part, start: found.start + found.match[0].length - name.length };
}
