import fs from "node:fs";
import path from "node:path";
import { nodesOf, readPage, unmask, type PageContext, type Source } from "docusaurus-waymark-core/parse";
import { pageText } from "docusaurus-waymark-core/build/frontMatter";
import { resolveTokens } from "docusaurus-waymark-core/product/resolve";
import { comparePositions, withEdits, type Finding, type TextEdit } from "docusaurus-waymark-core/report";
import { isGenerated } from "docusaurus-waymark-core/rules/generated";
import { editLine } from "../move/planLines";

/** Pages and what is found on them. */
interface Checked {
  readonly sources: readonly Source[];
  readonly findings: readonly Finding[];
}

/** A replacement may bring another one. They end long before. */
const MAX_ROUNDS = 20;

/**
 * Writes the replacements of findings that are certain into their pages, and checks again until none is left.
 *
 * @param check reads the project as it is and checks it
 * @returns a line for each change, with its place at that moment
 */
export function writeFixes(root: string, context: PageContext, check: () => Checked): string[] {
  const lines: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { sources, findings } = check();
    const written = sources.flatMap((source) => {
      const own = findings.filter((finding) => finding.path === source.path);
      const edits = certainEdits(source, context, own);
      return edits.length > 0 && write(path.join(root, source.path), source.text, edits)
        ? edits.map((edit) => editLine({ path: source.path, ...edit }, source.text))
        : [];
    });
    if (written.length === 0) break;
    lines.push(...written);
  }
  return lines;
}

/**
 * The replacements that can be written into a page at once: none that is a guess, none that overlaps another, and none that changes
 * what code says. A page that cannot be read whole gets only those that let it be read; a generated one is left alone.
 */
export function certainEdits(source: Source, context: PageContext, findings: readonly Finding[]): TextEdit[] {
  const certain = [...findings]
    .sort(comparePositions)
    .filter(({ edits, isGuess }) => edits && isGuess !== true);
  if (certain.length === 0 || isGenerated(source)) return [];
  const code = codeIn(source, context);
  const offered = certain.flatMap(({ rule, edits = [] }) =>
    code === undefined && rule !== "mdx-syntax" ? [] : [edits],
  );
  // The parser stops in no code.
  if (code === undefined) return apart(offered);
  const isSafe = (edits: readonly TextEdit[]): boolean =>
    codeIn({ ...source, text: withEdits(source.text, edits) }, context) === code;
  const chosen = apart(offered);
  if (isSafe(chosen)) return chosen;
  const safe = apart(offered.filter(isSafe));
  return isSafe(safe) ? safe : [];
}

/** The replacements that touch none before them. */
function apart(offered: readonly (readonly TextEdit[])[]): TextEdit[] {
  const chosen: TextEdit[] = [];
  for (const edits of offered) {
    const isFree = edits.every(({ start, end }) =>
      chosen.every((other) => end < other.start || other.end < start),
    );
    if (isFree) chosen.push(...edits);
  }
  return chosen;
}

/** All code of a page as readers see it; undefined for a page that cannot be read whole. */
function codeIn(source: Source, context: PageContext): string | undefined {
  const page = readPage(source, context);
  if (page.problems.length > 0) return undefined;
  const code = nodesOf(page).filter(({ type }) => type === "code" || type === "inlineCode");
  return JSON.stringify(code.map(({ value = "" }) => resolveTokens(unmask(value), context.tokens)));
}

/** Writes edits into a file, unless it has changed since it was read. Other lines keep their ends. */
function write(file: string, text: string, edits: readonly TextEdit[]): boolean {
  const raw = fs.readFileSync(file, "utf8");
  if (pageText(raw) !== text) return false;
  const at = rawOffsets(raw);
  const end = raw.includes("\r\n") ? "\r\n" : "\n";
  const inFile = edits.map((edit) => ({
    start: at[edit.start] ?? raw.length,
    end: at[edit.end] ?? raw.length,
    text: edit.text.replaceAll("\n", end),
  }));
  fs.writeFileSync(file, withEdits(raw, inFile));
  return true;
}

/** For each offset of the text of a page, that in its file, which may have a mark at its start and longer ends of lines. */
function rawOffsets(raw: string): number[] {
  const offsets: number[] = [];
  for (let at = raw.startsWith("\uFEFF") ? 1 : 0; at < raw.length; at += 1) {
    offsets.push(at);
    if (raw.startsWith("\r\n", at)) at += 1;
  }
  return offsets;
}
