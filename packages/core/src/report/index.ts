/**
 * Findings are mistakes in writers' files. This module has their format and order, the error that stops a build
 * with them, and edits that fix them.
 */

import { SiteError } from "../lib/siteError";

/** Replaces a range of a text. Offsets are UTF-16 code units. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  /** The replacement. */
  readonly text: string;
}

/** Applies edits to a text. They must not overlap; their order does not matter. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const inOrder = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let [result, offset] = ["", 0];
  for (const { start, end, text: next } of inOrder) {
    result += text.slice(offset, start) + next;
    offset = end;
  }
  return result + text.slice(offset);
}

/** One mistake in a writer's file. Lines and columns count from 1. */
export interface Finding {
  /** Path from the project root, with forward slashes. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** Name of the rule, for example `content-token`. */
  readonly rule: string;
  /** The error, a full sentence. */
  readonly message: string;
  /** The fix, an imperative sentence. */
  readonly fix: string;
  /** A matter of style, which stops no build; all else is an error: broken, false, unsafe or lost. */
  readonly advice?: boolean;
  /** The edits that apply `fix`, where the rule can compute them. Editors offer them as quick fixes. */
  readonly edits?: readonly TextEdit[];
  /** The edits write what is only near to the words, so that a writer decides; `check --fix` leaves it. */
  readonly isGuess?: boolean;
}

/** `path:line:column rule: what is wrong. Fix: what to write.` */
export function formatFinding({ path, line, column, rule, message, fix }: Finding): string {
  return `${path}:${line}:${column} ${rule}: ${message} Fix: ${fix}`;
}

/** The finding about a host that the configuration does not allow. */
export function unknownHost(url: string): Pick<Finding, "rule" | "message" | "fix"> {
  const fix = 'correct the address, or add its host to "outbound" of the identity in src/product.';
  return { rule: "outbound-host", message: `${url} is not on the allow list.`, fix };
}

/** The same text for a finding that only moved with the text around it. */
export function identityOf({ path, rule, message, fix }: Finding): string {
  return [path, rule, message, fix].join("\n");
}

/** `2 findings in 1 page`, or `5 findings (3 of them advice) in 2 pages`. */
export function countOf(findings: readonly Pick<Finding, "advice">[], pages: number): string {
  const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;
  const advice = findings.filter(isAdvice).length;
  const share = advice === 0 ? "" : ` (${advice === findings.length ? "all" : advice} of them advice)`;
  return `${counted(findings.length, "finding")}${share} in ${counted(pages, "page")}`;
}

/** True if a finding is a matter of style, which stops no build. */
export function isAdvice({ advice }: Pick<Finding, "advice">): boolean {
  return advice === true;
}

/** Stops a build with every finding, one per line, sorted by place. */
export class WriterError extends SiteError {
  // Private, so that loggers print the message only and not each finding a second time.
  readonly #findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    const sorted = [...findings].sort(comparePositions);
    super(sorted.map(formatFinding).join("\n"));
    this.#findings = sorted;
  }

  /** All findings, sorted by place. */
  get findings(): readonly Finding[] {
    return this.#findings;
  }
}

/** Line and column of an offset (UTF-16 code units) in a text, both from 1. */
export function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const starts = lineStarts(text);
  let [line, behind] = [1, starts.length + 1];
  while (behind - line > 1) {
    const middle = (line + behind) >> 1;
    if ((starts[middle - 1] ?? 0) <= offset) line = middle;
    else behind = middle;
  }
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
}

/** Offset (UTF-16 code units) of a place in a text: the inverse of `positionOf`. The end of the text for a line behind the last. */
export function offsetAt(text: string, { line, column }: Pick<Finding, "line" | "column">): number {
  const start = lineStarts(text)[line - 1];
  return start === undefined ? text.length : start + column - 1;
}

/** Starts of the lines of the text that was asked for last: rules ask many times for places of one page. */
let last: { readonly text: string; readonly starts: readonly number[] } = { text: "", starts: [0] };

/** Offsets at which the lines of a text begin. */
function lineStarts(text: string): readonly number[] {
  if (last.text !== text) {
    const starts = [0];
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
    last = { text, starts };
  }
  return last.starts;
}

/** Compares findings by file, line and column. */
export function comparePositions(a: Finding, b: Finding): number {
  return a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column;
}
