/** One change of a text: offsets are UTF-16 units of the file as it is now. */
export interface Edit {
  /** Path from the project root, with forward slashes. */
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** What stands there afterwards. */
  readonly text: string;
}

/** A place that names an old address and is left to the writer. */
export interface Mention {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** Everything that a move changes. Edits never overlap; files are moved and deleted after the edits. */
export interface MovePlan {
  readonly edits: readonly Edit[];
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  readonly removed: readonly string[];
  readonly mentions: readonly Mention[];
  /** Full sentences: what is to do by hand afterwards, and what was not changed for a reason. */
  readonly advice: readonly string[];
}

/** A text with edits of one file applied. */
export function withEdits(text: string, edits: readonly Omit<Edit, "path">[]): string {
  const inOrder = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let [result, at] = ["", 0];
  for (const { start, end, text: next } of inOrder) {
    result += text.slice(at, start) + next;
    at = end;
  }
  return result + text.slice(at);
}

/** The smallest single edit that makes one text of another; none where they are the same. */
export function editBetween(path: string, before: string, after: string): Edit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let back = 0;
  while (back < shorter - start && before.at(-1 - back) === after.at(-1 - back)) back += 1;
  return [{ path, start, end: before.length - back, text: after.slice(start, after.length - back) }];
}

/** Edits by the file that they change. */
export function editsByFile(edits: readonly Edit[]): ReadonlyMap<string, readonly Edit[]> {
  const files = new Map<string, Edit[]>();
  for (const edit of edits) files.set(edit.path, [...(files.get(edit.path) ?? []), edit]);
  return files;
}
