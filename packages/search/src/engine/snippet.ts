import { SNIPPET_WORDS } from "../model";
import { highlightPart, type Marker, type MatchRange, matchRanges } from "./highlight";

const ELLIPSIS = "…";
/** Number of words before the first match of a snippet. */
const LEADING_WORDS = 4;

interface Word {
  readonly start: number;
  readonly end: number;
  readonly isMatch: boolean;
}

/**
 * The part of a text with the most matches, as HTML with the matches marked, and with an ellipsis where the text is cut.
 *
 * @param maxWords length of the part
 */
export function snippet(text: string, marker: Marker, maxWords = SNIPPET_WORDS): string {
  const ranges = matchRanges(text, marker);
  const words = wordsOf(text, ranges);
  const first = firstWordOf(words, maxWords);
  const last = Math.min(words.length, first + maxWords) - 1;
  const html = highlightPart(text, ranges, [words[first]?.start ?? 0, words[last]?.end ?? 0]);
  return `${first > 0 ? ELLIPSIS : ""}${html}${last < words.length - 1 ? ELLIPSIS : ""}`;
}

function wordsOf(text: string, ranges: readonly MatchRange[]): readonly Word[] {
  return Array.from(text.matchAll(/\S+/g), (match) => {
    const end = match.index + match[0].length;
    return {
      start: match.index,
      end,
      isMatch: ranges.some((range) => range.start < end && match.index < range.end),
    };
  });
}

/** Position of the first word of the snippet: a few words before the match that most other matches follow closely. */
function firstWordOf(words: readonly Word[], maxWords: number): number {
  const matches = words.flatMap((word, index) => (word.isMatch ? [index] : []));
  const countFrom = (start: number): number =>
    matches.filter((index) => index >= start && index < start + maxWords - LEADING_WORDS).length;
  const best = matches.reduce((a, b) => (countFrom(b) > countFrom(a) ? b : a), matches[0] ?? 0);
  return Math.max(0, Math.min(best - LEADING_WORDS, words.length - maxWords));
}
