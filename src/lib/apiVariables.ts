/** What every sample of the API reference has in common: the places that a reader can fill. */
export interface SamplePlaces {
  /** Scheme and host as the pages show them. */
  readonly baseUrl: string;
  /** Environment variable that the samples read the token from. */
  readonly tokenVariable: string;
}

/** What a reader has filled in; what is missing stays as the page has it. */
export interface ReaderValues {
  readonly baseUrl?: string | undefined;
  readonly token?: string | undefined;
}

/** How a place is filled: with the address, or with the token, bare or as a literal in one of two quotes. */
export type PlaceForm = "url" | "token" | "token-double" | "token-single";

/** A stretch of code that a value can take the place of; offsets in UTF-16 units. */
export interface Place {
  readonly start: number;
  readonly end: number;
  readonly form: PlaceForm;
}

/** How each language reads the token from its environment, and what a token looks like in that place. */
const TOKEN_READS: readonly (readonly [read: (name: string) => string, form: PlaceForm])[] = [
  [(name) => "${process.env." + name + "}", "token"],
  [(name) => `#{ENV.fetch("${name}")}`, "token"],
  [(name) => `os.environ["${name}"]`, "token-double"],
  [(name) => `os.Getenv("${name}")`, "token-double"],
  [(name) => `System.getenv("${name}")`, "token-double"],
  [(name) => `getenv('${name}')`, "token-single"],
  [(name) => `$${name}`, "token"],
];

/** Finds the places of a sample, in order; they never overlap. */
export function placesOf(code: string, { baseUrl, tokenVariable }: SamplePlaces): Place[] {
  const wanted = [
    { text: baseUrl, form: "url" as const },
    ...TOKEN_READS.map(([read, form]) => ({ text: read(tokenVariable), form })),
  ];
  return wanted
    .flatMap(({ text, form }) =>
      occurrences(code, text).map((start) => ({ start, end: start + text.length, form })),
    )
    .sort((a, b) => a.start - b.start);
}

/** Offsets of a text where no longer name or host goes on behind it. */
function occurrences(code: string, text: string): number[] {
  const source = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return [...code.matchAll(new RegExp(`${source}(?![\\w.-])`, "g"))].map(({ index }) => index);
}

const FILLED = /<var data-var="([a-z-]+)">.*?<\/var>/g;

/** Start and end tag of a place in highlighted code. */
export const placeTags = (form: PlaceForm): readonly [start: string, end: string] => [
  `<var data-var="${form}">`,
  "</var>",
];

/** Highlighted code with the reader's values in their places; the same text when there is nothing to fill. */
export function fillPlaces(html: string, values: ReaderValues): string {
  if (values.baseUrl === undefined && values.token === undefined) return html;
  return html.replace(FILLED, (whole, form: PlaceForm) => {
    const text = textFor(form, values);
    const [start, end] = placeTags(form);
    return text === undefined ? whole : start + escapeHtml(text) + end;
  });
}

function textFor(form: PlaceForm, { baseUrl, token }: ReaderValues): string | undefined {
  if (form === "url") return baseUrl;
  if (token === undefined || form === "token") return token;
  const quote = form === "token-double" ? '"' : "'";
  return quote + token + quote;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
