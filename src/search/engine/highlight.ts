import { escapeHtml, HIGHLIGHT, type HighlightTags, type MatchLevel, type WireHighlight } from "../model";
import { foldCase } from "./fold";
import { tokensOf } from "./tokenCache";
import type { Token } from "./tokenise";

/** What to mark in a text. */
export interface Marker {
  /** Tells matched terms, in their compared form. */
  readonly terms: { has(term: string): boolean };
  /** Number of words of the query. */
  readonly words: number;
  /** Last word of the query: where it only begins a longer word, only the beginning is marked. */
  readonly beginning: string | null;
}

/** Where a matched word stands. */
export interface Range {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

/** Puts tags around the matched words of a text and escapes everything else for HTML (SPEC section 7). */
export function highlight(text: string, marker: Marker, tags: HighlightTags = HIGHLIGHT): WireHighlight {
  return highlightPart(text, rangesIn(text, marker), marker, tags);
}

/** The same for the part of a text between two places, which cut no word. */
export function highlightPart(
  text: string,
  ranges: readonly Range[],
  marker: Marker,
  tags: HighlightTags,
  [from, to]: readonly [from: number, to: number] = [0, text.length],
): WireHighlight {
  const inside = ranges.filter(({ start, end }) => from <= start && end <= to);
  const words = [...new Set(inside.map((range) => range.term))];
  return {
    value: tagged(text, inside, tags, from, to),
    matchLevel: levelOf(words.length, marker.words),
    matchedWords: words,
  };
}

/** Where the matched words stand, in order and without overlap. */
export function rangesIn(text: string, marker: Marker): readonly Range[] {
  const found = tokensOf(text).filter((token) => marker.terms.has(token.term));
  const ranges = found.map((token) => ({ ...token, end: endOf(text, token, marker.beginning) }));
  return withoutOverlap(ranges.sort((a, b) => a.start - b.start || b.end - a.end));
}

function endOf(text: string, { term, start, end }: Token, beginning: string | null): number {
  if (beginning === null || term === beginning || !term.startsWith(beginning)) return end;
  const typed = start + beginning.length;
  return foldCase(text.slice(start, typed)) === beginning ? typed : end;
}

function withoutOverlap(ranges: readonly Range[]): readonly Range[] {
  const kept: Range[] = [];
  for (const range of ranges) {
    if (range.start >= (kept.at(-1)?.end ?? 0)) kept.push(range);
  }
  return kept;
}

function tagged(
  text: string,
  ranges: readonly Range[],
  { pre, post }: HighlightTags,
  from: number,
  to: number,
): string {
  let end = from;
  let value = "";
  for (const range of ranges) {
    value +=
      escapeHtml(text.slice(end, range.start)) + pre + escapeHtml(text.slice(range.start, range.end)) + post;
    end = range.end;
  }
  return value + escapeHtml(text.slice(end, to));
}

function levelOf(matched: number, words: number): MatchLevel {
  if (matched === 0) return "none";
  return matched >= words ? "full" : "partial";
}
