import { HIGHLIGHT, type HighlightTags, SNIPPET_WORDS, type WireSnippet } from "../model";
import { highlight, type Marker, rangesIn } from "./highlight";

const ELLIPSIS = "…";
/** Words shown before the first match of the window. */
const LEAD = 4;

interface Word {
  readonly start: number;
  readonly end: number;
  readonly hit: boolean;
}

/** Cuts the part of a text with the most matches, `size` words long, and marks the matches in it. */
export function snippet(
  text: string,
  marker: Marker,
  tags: HighlightTags = HIGHLIGHT,
  size = SNIPPET_WORDS,
): WireSnippet {
  const words = wordsOf(text, marker);
  const from = windowStart(words, size);
  const to = Math.min(words.length, from + size) - 1;
  const cut = text.slice(words[from]?.start ?? 0, words[to]?.end ?? 0);
  const { value, matchLevel } = highlight(cut, marker, tags);
  return { value: `${from > 0 ? ELLIPSIS : ""}${value}${to < words.length - 1 ? ELLIPSIS : ""}`, matchLevel };
}

function wordsOf(text: string, marker: Marker): readonly Word[] {
  const ranges = rangesIn(text, marker);
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
