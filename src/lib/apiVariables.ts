import { textFor, type ReaderValues } from "./readerValues";

export type { ReaderValues } from "./readerValues";

/** What every sample of the API reference has in common: the places that a reader can fill. */
export interface SamplePlaces {
  /** Scheme and host as the pages show them. */
  readonly baseUrl: string;
  /** Environment variable that the samples read the token from. */
  readonly tokenVariable: string;
}

/** A stretch of code that a value can take the place of; offsets in UTF-16 units. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** Which value stands there, and how it is written: see `formOf`. */
  readonly form: string;
}

/** How each language reads the token from its environment, and what a token looks like in that place. */
const TOKEN_READS: readonly (readonly [read: (name: string) => string, form: string])[] = [
  [(name) => "${process.env." + name + "}", "token"],
  [(name) => `#{ENV.fetch("${name}")}`, "token"],
  [(name) => `os.environ["${name}"]`, "token double"],
  [(name) => `os.Getenv("${name}")`, "token double"],
  [(name) => `System.getenv("${name}")`, "token double"],
  [(name) => `getenv('${name}')`, "token single"],
  [(name) => `$${name}`, "token"],
];

/** Finds the places of a sample, in order; they never overlap. */
export function placesOf(code: string, { baseUrl, tokenVariable }: SamplePlaces): Place[] {
  const wanted = [
    { text: baseUrl, form: "baseUrl" },
    ...TOKEN_READS.map(([read, form]) => ({ text: read(tokenVariable), form })),
  ];
  return wanted
    .flatMap(({ text, form }) =>
      occurrences(code, text).map((start) => ({ start, end: start + text.length, form })),
    )
    .sort((a, b) => a.start - b.start);
}

/**
 * Offsets of a text where no longer name or host goes on before or behind it, nor a port behind it.
 *
 * @param isHost labels of a longer host may stand before it
 */
export function occurrences(code: string, text: string, isHost = false): number[] {
  const source = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = isHost ? "(?<![\\w-])" : "(?<![\\w.-])";
  const pattern = `${/^\w/.test(text) ? before : ""}${source}(?![\\w.-]*\\w|:\\d)`;
  return [...code.matchAll(new RegExp(pattern, "g"))].map(({ index }) => index);
}

const FILLED = /<var data-var="([A-Za-z ]+)">.*?<\/var>/g;

/** Start and end tag of a place in highlighted code. */
export const placeTags = (form: string): readonly [start: string, end: string] => [
  `<var data-var="${form}">`,
  "</var>",
];

/** Highlighted code with the reader's values in their places; the same text when there is nothing to fill. */
export function fillPlaces(html: string, values: ReaderValues): string {
  return html.replace(FILLED, (whole, form: string) => {
    const text = textFor(form, values);
    const [start, end] = placeTags(form);
    return text === undefined ? whole : start + escapeHtml(text) + end;
  });
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
