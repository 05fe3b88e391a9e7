import { decodeEntities } from "docusaurus-waymark-core/lib/escapeHtml";
import { escapeRegExp } from "docusaurus-waymark-core/lib/escapeRegExp";
import { HIGHLIGHT } from "./limits";

const TAG = new RegExp(`(${[HIGHLIGHT.pre, HIGHLIGHT.post].map(escapeRegExp).join("|")})`);

/** A run of plain text, to be rendered as text and, when `marked`, inside a mark element. */
export interface TextSegment {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Parses highlighted text into segments. Only the mark tag is interpreted. All other tags become text, and entities are
 * decoded once, so that a malicious record cannot insert markup.
 */
export function parseMarked(value: string): readonly TextSegment[] {
  const segments: TextSegment[] = [];
  let marked = false;
  for (const piece of value.split(TAG)) {
    if (piece === HIGHLIGHT.pre || piece === HIGHLIGHT.post) marked = piece === HIGHLIGHT.pre;
    else if (piece !== "") append(segments, { text: decodeEntities(piece), marked });
  }
  return segments;
}

/** Highlighted text without its mark tags, with entities decoded. */
export function plainText(value: string): string {
  return parseMarked(value)
    .map((segment) => segment.text)
    .join("");
}

function append(segments: TextSegment[], next: TextSegment): void {
  const last = segments.at(-1);
  if (last?.marked === next.marked) segments[segments.length - 1] = { ...last, text: last.text + next.text };
  else segments.push(next);
}
