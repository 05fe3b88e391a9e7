import { SNIPPET_WORDS } from "../model";
import { highlightPart, type Marker, type Range, rangesIn } from "./highlight";

const ELLIPSIS = "…";
/** Words shown before the first match of the window. */
const LEAD = 4;

interface Word {
  readonly start: number;
  readonly end: number;
  readonly hit: boolean;
}

/** Cuts the part of a text with the most matches, `size` words long, and marks the matches in it. */
export function snippet(text: string, marker: Marker, size = SNIPPET_WORDS): string {
  const ranges = rangesIn(text, marker);
  const words = wordsOf(text, ranges);
  const from = windowStart(words, size);
  const to = Math.min(words.length, from + size) - 1;
  const value = highlightPart(text, ranges, [words[from]?.start ?? 0, words[to]?.end ?? 0]);
  return `${from > 0 ? ELLIPSIS : ""}${value}${to < words.length - 1 ? ELLIPSIS : ""}`;
}

function wordsOf(text: string, ranges: readonly Range[]): readonly Word[] {
  return Array.from(text.matchAll(/\S+/g), (match) => {
    const end = match.index + match[0].length;
    return {
      start: match.index,
      end,
      hit: ranges.some((range) => range.start < end && match.index < range.end),
    };
  });
}

/** First window with the most matches, begun a few words before its first match. */
function windowStart(words: readonly Word[], size: number): number {
  const starts = words.flatMap((word, index) => (word.hit ? [index] : []));
  const count = (start: number): number =>
    starts.filter((place) => place >= start && place < start + size - LEAD).length;
  const best = starts.reduce((a, b) => (count(b) > count(a) ? b : a), starts[0] ?? 0);
  return Math.max(0, Math.min(best - LEAD, words.length - size));
}
