/**
 * Placeholders in code: parts of a sample that are replaced by a value which the reader has set. The build finds them and
 * wraps them in `<var data-var>`; the page fills them (`packages/theme/src/reference/showValues.ts`).
 */
import { escapeText } from "../lib/escapeHtml";
import { escapeRegExp } from "../lib/escapeRegExp";
import { encodeValue, type ReaderValues } from "./readerValues";

/** A text in samples of the API reference that is a placeholder. */
export interface SamplePlaceholder {
  readonly text: string;
  /** Name of the value and its encodings: see `formOf`. */
  readonly form: string;
}

/** A part of a code block that a value can replace; offsets in UTF-16 units, `end` exclusive. */
export interface Placeholder {
  readonly start: number;
  readonly end: number;
  /** Name of the value and its encodings: see `formOf`. */
  readonly form: string;
}

/** Finds the placeholders of a sample of the API reference, in order; they never overlap. */
export function findPlaceholders(code: string, wanted: readonly SamplePlaceholder[]): Placeholder[] {
  return wanted
    .flatMap(({ text, form }) =>
      occurrences(code, text).map((start) => ({ start, end: start + text.length, form })),
    )
    .sort((a, b) => a.start - b.start);
}

/**
 * Offsets at which a text occurs as a whole word: not as a part of a longer name or host; an address does not stand before a port.
 *
 * @param isHost whether the text is a host name, which may end a longer one (`example.com` in `vpn.example.com`) and have a port
 */
export function occurrences(code: string, text: string, isHost = false): number[] {
  const source = escapeRegExp(text);
  const before = isHost ? "(?<![\\w-])" : "(?<![\\w.-])";
  const pattern = `${/^\w/.test(text) ? before : ""}${source}(?![\\w.-]*\\w${isHost ? "" : "|:\\d"})`;
  return [...code.matchAll(new RegExp(pattern, "g"))].map(({ index }) => index);
}

const PLACEHOLDER = /<var data-var="([A-Za-z ]+)">.*?<\/var>/g;

/** Start and end tag of a placeholder in highlighted code. */
export const placeholderTags = (form: string): readonly [start: string, end: string] => [
  `<var data-var="${form}">`,
  "</var>",
];

/** Fills the placeholders of highlighted code; those without a value stay as they are. */
export function fillPlaceholders(html: string, values: ReaderValues): string {
  return html.replace(PLACEHOLDER, (whole, form: string) => {
    const text = encodeValue(form, values);
    const [start, end] = placeholderTags(form);
    return text === undefined ? whole : start + escapeText(text) + end;
  });
}
