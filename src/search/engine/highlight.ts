import { escapeHtml, HIGHLIGHT } from "../model";
import { foldCase } from "./fold";
import { cachedTokens, type Token } from "./tokenise";

/** What to mark in a text. */
export interface Marker {
  /** Tells matched terms, in their compared form. */
  readonly terms: { has(term: string): boolean };
  /** Last word of the query: where it only begins a longer word, only the beginning is marked. */
  readonly beginning: string | null;
}

/** Where a matched word stands. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Puts mark tags around the matched words of a text and escapes everything else for HTML. */
export function highlight(text: string, marker: Marker): string {
  return highlightPart(text, rangesIn(text, marker));
}

/** The same for the part of a text between two places, which cut no word. */
export function highlightPart(
  text: string,
  ranges: readonly Range[],
  [from, to]: readonly [from: number, to: number] = [0, text.length],
): string {
  let end = from;
  let value = "";
  for (const range of ranges) {
    if (range.start < from || range.end > to) continue;
    value += escapeHtml(text.slice(end, range.start));
    value += HIGHLIGHT.pre + escapeHtml(text.slice(range.start, range.end)) + HIGHLIGHT.post;
    end = range.end;
  }
  return value + escapeHtml(text.slice(end, to));
}

/** Where the matched words stand, in order and without overlap. */
export function rangesIn(text: string, marker: Marker): readonly Range[] {
  const found = cachedTokens(text).filter((token) => marker.terms.has(token.term));
  const ranges = found.map((token) => ({
    start: token.start,
    end: endOf(text, token, marker.beginning),
  }));
  return withoutOverlap(ranges.sort((a, b) => a.start - b.start || b.end - a.end));
}

function endOf(text: string, { term, start, end }: Token, beginning: string | null): number {
  if (beginning === null || term === beginning || !term.startsWith(beginning)) return end;
  const typed = start + beginning.length;
  return foldCase(text.slice(start, typed)) === beginning ? typed : end;
}

function withoutOverlap(ranges: readonly Range[]): readonly Range[] {
  const apart: Range[] = [];
  for (const range of ranges) if (range.start >= (apart.at(-1)?.end ?? 0)) apart.push(range);
  return apart;
}
