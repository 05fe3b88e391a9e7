import type { Changes, FileMove } from "./address";
import type { TextEdit } from "docusaurus-waymark-core/report";

/** One change of a file as it is now. */
export interface Edit extends TextEdit {
  /** Path from the project root, with forward slashes. */
  readonly path: string;
}

/** Everything that a move changes. Edits never overlap; files are moved and deleted after the edits. */
export interface MovePlan {
  readonly edits: readonly Edit[];
  readonly moves: readonly FileMove[];
  readonly removed: readonly string[];
  readonly changes: Changes;
  /** Full sentences: steps to do by hand afterwards, and things that were left unchanged, with the reason. */
  readonly advice: readonly string[];
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

/** Steps to take after a move, in order. */
export function adviceFor(edits: readonly Edit[]): string[] {
  const api = edits.some(({ path }) => path === "api/openapi.yaml");
  return [
    ...(api ? ["Run npm run api:generate: a text of the API description changed."] : []),
    "Run npm run check.",
    "Before a release, run npm run build && npm run urls -- accept: urls.ledger keeps the old addresses and takes the new ones.",
  ];
}
