import type { Position, Range, TextEdit as ProtocolEdit } from "vscode-languageserver";
import { frontMatterBlock } from "docusaurus-waymark-core/build/frontMatter";
import { offsetAt as offsetOfPlace, positionOf, type TextEdit } from "docusaurus-waymark-core/report";

/**
 * Offset (UTF-16 units) of a position of the protocol, which counts lines and characters from 0. A position after the end
 * of its line becomes that end, and a position after the last line becomes the end of the text.
 */
export function offsetAt(text: string, { line, character }: Position): number {
  const start = offsetOfPlace(text, { line: line + 1, column: 1 });
  const end = text.indexOf("\n", start);
  return Math.min(start + character, end === -1 ? text.length : end);
}

function positionAt(text: string, offset: number): Position {
  const { line, column } = positionOf(text, offset);
  return { line: line - 1, character: column - 1 };
}

export function rangeOf(text: string, start: number, end: number): Range {
  return { start: positionAt(text, start), end: positionAt(text, end) };
}

export function protocolEdit(text: string, { start, end, text: newText }: TextEdit): ProtocolEdit {
  return { range: rangeOf(text, start, end), newText };
}

/** The line of an offset: its text before the offset, and the whole line. */
export function lineAt(text: string, offset: number): { before: string; line: string; start: number } {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  return {
    before: text.slice(start, offset),
    line: text.slice(start, end === -1 ? text.length : end),
    start,
  };
}

/** The match of a pattern that contains an offset, on its line; `start` is its place in the text. */
export function matchAround(
  text: string,
  offset: number,
  pattern: RegExp,
): { readonly match: RegExpExecArray; readonly start: number } | undefined {
  const { line, start } = lineAt(text, offset);
  const at = offset - start;
  const match = [...line.matchAll(pattern)].find(
    ({ index, 0: { length } }) => index <= at && at <= index + length,
  );
  return match ? { match, start: start + match.index } : undefined;
}

/** Start and end of the front matter between its marks, or of all text below a single mark; otherwise undefined. */
export function frontMatterRange(text: string): { readonly start: number; readonly end: number } | undefined {
  return frontMatterBlock(text) ?? frontMatterBlock(`${text}\n---`);
}
