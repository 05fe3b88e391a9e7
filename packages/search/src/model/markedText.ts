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

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp));/g;
const MAX_CODE_POINT = 0x10ffff;

/** Decodes entities once: `&amp;lt;` becomes `&lt;`. Unknown entities are not changed. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (all: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED_ENTITIES[name] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number.parseInt(decimal, 10);
    return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : all;
  });
}
