import type { MdNode } from "./tree";
import { offsetOfKey } from "../build/frontMatter";
import { offsetAt, positionOf, type Finding, type TextEdit } from "../report";

/** A file that writers edit. `path` is relative to the project root, with forward slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Line and column, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is wrong at an offset (UTF-16 units) of a text. */
export interface TextProblem {
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
}

/** A finding without its place. */
export type FindingDetails = Pick<Finding, "rule" | "message" | "fix"> & Replacement;

/** The change that a finding offers. */
export type Replacement = Pick<Finding, "edits" | "isGuess">;

/** A finding at an offset (UTF-16 units) of a page's text. */
export function findingAt(page: Source, offset: number, details: FindingDetails): Finding {
  return { path: page.path, ...positionOf(page.text, offset), ...details };
}

/** A finding at a key of the page's front matter, or at the start of a page without the key. */
export function findingAtKey(page: Source, key: string, details: FindingDetails): Finding {
  return findingAt(page, Math.max(0, offsetOfKey(page.text, key)), details);
}

/** A finding at the first character of a node. */
export function findingAtNode(
  page: Pick<Source, "path">,
  node: Pick<MdNode, "position">,
  details: FindingDetails,
): Finding {
  return { path: page.path, ...placeOf(node), ...details };
}

/** A finding at a text inside a node, as the writer typed it; at the node when the text is not found. */
export function findingAtText(
  page: Source,
  node: Pick<MdNode, "position">,
  text: string,
  details: FindingDetails,
): Finding {
  return { path: page.path, ...placeOfText(page, node, text), ...details };
}

/** The place of the first character of a node. */
export function placeOf({ position }: Pick<MdNode, "position">): Place {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

/** The place of a text inside a node, as the writer typed it; that of the node when the text is not found. */
export function placeOfText(page: Source, node: Pick<MdNode, "position">, text: string): Place {
  const offset = text === "" ? -1 : page.text.indexOf(text, offsetOf(page.text, node));
  return offset === -1 ? placeOf(node) : positionOf(page.text, offset);
}

/**
 * The edit of a finding that replaces one text with another. Empty without a new text, and when the old text is written in
 * another way at the offset (escapes, line breaks).
 *
 * @param offset of the old text; -1 when it was not found
 */
export function replacing(
  source: string,
  offset: number,
  oldText: string,
  newText: string | undefined,
): Replacement {
  if (newText === undefined || oldText === "" || offset < 0 || !source.startsWith(oldText, offset)) return {};
  return { edits: [{ start: offset, end: offset + oldText.length, text: newText } satisfies TextEdit] };
}

/** The same with a text that is only near to the old one. */
export function guessing(...[source, offset, oldText, newText]: Parameters<typeof replacing>): Replacement {
  return { ...replacing(source, offset, oldText, newText), isGuess: true };
}

/** Offset behind the last character of a node. */
export function endOf(source: string, { position }: Pick<MdNode, "position">): number {
  return position?.end
    ? offsetOf(source, { position: { start: position.end } })
    : offsetOf(source, { position });
}

/** Offset of the address of a link or image, which is the last part of its node; -1 when it is written in another way. */
export function offsetOfAddress(source: string, node: Pick<MdNode, "position">, raw: string): number {
  const start = offsetOf(source, node);
  const at = source.slice(start, endOf(source, node)).lastIndexOf(raw);
  return raw === "" || at === -1 ? -1 : start + at;
}

/**
 * Offset of the first character of a node, computed from its line and column: heading marks are rewritten before parsing, so
 * that the offsets in the tree are those of another text.
 */
export function offsetOf(source: string, node: Pick<MdNode, "position">): number {
  return offsetAt(source, placeOf(node));
}
