/** Marks the terms that match a query in titles and snippets. The result is HTML, with all other text escaped. */
import { escapeHtml } from "docusaurus-waymark-core/lib/escapeHtml";
import { HIGHLIGHT } from "../model";
import { foldCase } from "./normalize";
import { cachedTokens, type Token } from "./tokenize";

/** Terms to mark in a text. */
export interface Marker {
  /** The terms to mark, in their normalized form. */
  readonly terms: { has(term: string): boolean };
  /** The last word of the query: in a longer term that begins with it, only the typed beginning is marked. */
  readonly prefix: string | null;
}

/** Position of a match in a text. */
export interface MatchRange {
  readonly start: number;
  /** Position after the last character. */
  readonly end: number;
}

/** Puts mark tags around the matches in a text, and escapes everything else for HTML. */
export function highlight(text: string, marker: Marker): string {
  return highlightPart(text, matchRanges(text, marker));
}

/** `highlight` for the part of a text between two positions. Matches that are not completely inside are not marked. */
export function highlightPart(
  text: string,
  ranges: readonly MatchRange[],
  [partStart, partEnd]: readonly [partStart: number, partEnd: number] = [0, text.length],
): string {
  let position = partStart;
  let html = "";
  for (const { start, end } of ranges) {
    if (start < partStart || end > partEnd) continue;
    html += escapeHtml(text.slice(position, start));
    html += HIGHLIGHT.pre + escapeHtml(text.slice(start, end)) + HIGHLIGHT.post;
    position = end;
  }
  return html + escapeHtml(text.slice(position, partEnd));
}

/** The matches in a text, in order and without overlap: a match inside a longer one is omitted. */
export function matchRanges(text: string, marker: Marker): readonly MatchRange[] {
  const matches = cachedTokens(text).filter((token) => marker.terms.has(token.term));
  const ranges = matches.map((token) => ({
    start: token.start,
    end: markedEnd(text, token, marker.prefix),
  }));
  return withoutOverlap(ranges.sort((a, b) => a.start - b.start || b.end - a.end));
}

/** End of the marked part of a token: of the prefix if the token only begins with it, otherwise of the token. */
function markedEnd(text: string, { term, start, end }: Token, prefix: string | null): number {
  if (prefix === null || term === prefix || !term.startsWith(prefix)) return end;
  const prefixEnd = start + prefix.length;
  return foldCase(text.slice(start, prefixEnd)) === prefix ? prefixEnd : end;
}

function withoutOverlap(ranges: readonly MatchRange[]): readonly MatchRange[] {
  const result: MatchRange[] = [];
  for (const range of ranges) if (range.start >= (result.at(-1)?.end ?? 0)) result.push(range);
  return result;
}
