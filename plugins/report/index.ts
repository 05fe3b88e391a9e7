/** A change of a text: offsets are UTF-16 units. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  /** What stands there afterwards. */
  readonly text: string;
}

/** A text with changes that do not overlap, in any order. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const inOrder = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let [result, at] = ["", 0];
  for (const { start, end, text: next } of inOrder) {
    result += text.slice(at, start) + next;
    at = end;
  }
  return result + text.slice(at);
}

/** One mistake in a writer's file. Lines and columns count from 1. */
export interface Finding {
  /** Path from the project root, with forward slashes. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** Name of the rule, for example `content-token`. */
  readonly rule: string;
  /** What is wrong, a full sentence. */
  readonly message: string;
  /** What to write instead, an imperative sentence. */
  readonly fix: string;
  /** What `fix` says as changes of the file, where the rule knows them exactly. Editors offer them. */
  readonly edits?: readonly TextEdit[];
}

/** `path:line:column rule: what is wrong. Fix: what to write.` */
export function formatFinding({ path, line, column, rule, message, fix }: Finding): string {
  return `${path}:${line}:${column} ${rule}: ${message} Fix: ${fix}`;
}

/** Stops a build with every finding, one a line, in reading order. */
export class WriterError extends Error {
  // Private, so that loggers print the message only and not each finding a second time.
  readonly #findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    const sorted = [...findings].sort(byPlace);
    super(sorted.map(formatFinding).join("\n"));
    this.name = "WriterError";
    this.#findings = sorted;
    // The place is in the writer's file; a stack of our own code would only hide it.
    this.stack = `${this.name}: ${sorted.length} to fix
${this.message}`;
  }

  /** All findings in reading order. */
  get findings(): readonly Finding[] {
    return this.#findings;
  }
}

/** Line and column of an offset (UTF-16 units) in a text, both from 1. */
export function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: offset - lineStart + 1 };
}

/** Order of findings: by file, line and column. */
export function byPlace(a: Finding, b: Finding): number {
  return a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column;
}
