import { linesOf } from "./fences";
import type { Place } from "./place";

/** A part of a text, by offsets in UTF-16 units. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The block in which a page cannot be read: lines without an empty one between them, from the mistake to the place where the
 * parser stopped if both are in one block.
 *
 * @param problem where the mistake is
 */
export function brokenBlock(text: string, error: unknown, problem: Place): Range {
  const lines = [...linesOf(text)];
  const index = Math.min(problem.line, lines.length) - 1;
  const isEnd = (at: number): boolean => {
    const line = lines[at];
    return line === undefined || line.text.trim() === "" || line.fenced;
  };
  let [first, last] = [index, index];
  while (!isEnd(first - 1)) first -= 1;
  while (!isEnd(last + 1)) last += 1;
  // Braces and tags may go on over empty lines.
  const stop = stopLine(error, last + 1) - 1;
  if (stop > last && isUnfinished(error)) last = Math.min(stop, lines.length - 1);
  const start = lines.slice(0, first).reduce((sum, line) => sum + line.text.length + 1, 0);
  const length = lines.slice(first, last + 1).reduce((sum, line) => sum + line.text.length + 1, -1);
  return { start, end: Math.max(start, start + length) };
}

/** The text with blanks for a part of it: every other place stays where it is. */
export function blanked(text: string, { start, end }: Range): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, " ") + text.slice(end);
}

/** True if a mistake is only that the other half of a tag is in a block that was removed. */
export function followsFrom(message: string, removed: readonly string[]): boolean {
  const names = [...message.matchAll(/<\/?([\w.]+)>/g)].map(([, name = ""]) => name);
  return names.some((name) => removed.some((part) => new RegExp(`</?${name}\\b`).test(part)));
}

function isUnfinished(error: unknown): boolean {
  return /Unexpected end of file|Unexpected lazy line|Could not parse import/.test((error as Error).message);
}

function stopLine(error: unknown, otherwise: number): number {
  const { place } = error as { readonly place?: { readonly line?: number; readonly start?: Place } };
  return place?.start?.line ?? place?.line ?? otherwise;
}
