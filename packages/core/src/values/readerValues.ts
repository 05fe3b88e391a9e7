/**
 * The values that a reader has set for the code of all pages, such as their server or a peer's name: how they are read from
 * storage, and how each is encoded for the language of the code around it.
 */
import { knownRelease } from "../facts/releases";
import type { ValueName } from "../facts/readerValues";
import { readStored } from "../browser/storage";
import { editionInAddress } from "./edition";
import { RELEASE_QUERY, valuesKey } from "./valuesKey";

/** The values that are set. Pages show their own example for the others. */
export type ReaderValues = { readonly [name in ValueName]?: string | undefined };

declare global {
  interface Window {
    /** The current values. `initReaderValues` reads them from storage; they last until the document is unloaded. */
    siteReaderValues?: ReaderValues;
  }
}

/**
 * The stored values, with the release (`?release=`) and the edition (`?edition=`) of the address instead of the stored ones. Values are not checked here:
 * `encodeValue` makes any text safe for its place.
 *
 * @param namespace suffix of storage keys, see `valuesKey`
 */
export function readValues(namespace: string): ReaderValues {
  const fromAddress = new URLSearchParams(window.location.search).get(RELEASE_QUERY);
  const stored = storedValues(namespace);
  const edition = editionInAddress() ?? stored.edition;
  return {
    ...stored,
    ...(edition && { edition }),
    release: knownRelease(fromAddress) ?? knownRelease(stored.release),
  };
}

/** The stored values. */
export function storedValues(namespace: string): ReaderValues {
  return parseValues(readStored(valuesKey(namespace)));
}

function parseValues(stored: string | null): ReaderValues {
  try {
    const values: unknown = JSON.parse(stored ?? "{}");
    return Object.fromEntries(Object.entries(values ?? {}).filter(([, text]) => typeof text === "string"));
  } catch {
    return {};
  }
}

/** Texts without a character that a shell interprets. */
const WORD = /^[\w.:/@+=%,-]+$/;

/** Texts that need no quotes in any language; IPv6 addresses have brackets. */
const PLAIN = /^[\w.:/@+=%,~[\]-]+$/;

const singleQuoted = (text: string): string => text.replace(/'/g, "'\\''");
const shellWord = (text: string): string => (WORD.test(text) ? text : `'${singleQuoted(text)}'`);

/**
 * Encodings of a value, so that it stays one argument or one string in the code around it. A placeholder names its value and
 * the encodings in the order in which they apply: `group json sq` is for a JSON string inside single quotes of a shell.
 */
const ENCODINGS = {
  /** The host of an address; empty for anything else. */
  host: (text: string) => /^https?:\/\/(.+?)(?::\d+)?$/.exec(text)?.[1] ?? "",
  /** Unchanged: for output and prose, which nobody runs. */
  raw: (text: string) => text,
  /** A word of a POSIX shell. */
  sh: shellWord,
  /** Inside single quotes of a POSIX shell. */
  sq: singleQuoted,
  /** Inside double quotes of a POSIX shell, which are closed before the word and opened again after it. */
  dq: (text: string) => (WORD.test(text) ? text : `"${shellWord(text)}"`),
  /** A word of PowerShell, where typographic quotes close a string too. */
  ps: (text: string) => (WORD.test(text) ? text : `'${text.replace(/['‘’‚‛]/g, "$&$&")}'`),
  /** A YAML scalar, quoted where YAML would read another type than a string. */
  yaml: (text: string) =>
    /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][\w.-]*$/i.test(text) ? text : JSON.stringify(text),
  /** Inside double quotes of JSON, YAML and most programming languages. */
  json: (text: string) => JSON.stringify(text).slice(1, -1),
  /** A string in double quotes, as in most programming languages. */
  double: (text: string) => JSON.stringify(text),
  /** A string in single quotes. */
  single: (text: string) => `'${text.replace(/['\\]/g, "\\$&")}'`,
} satisfies Readonly<Record<string, (text: string) => string>>;

export type Encoding = keyof typeof ENCODINGS;

/** The form of a placeholder, which is the value of its `data-var`: the name of a value, then its encodings. */
export function formOf(name: ValueName, ...encodings: readonly Encoding[]): string {
  return [name, ...encodings].join(" ");
}

/**
 * The text for a placeholder; undefined when its value is not set, or when the value would need quotes and the form has no
 * encoding that adds them.
 */
export function encodeValue(form: string, values: ReaderValues): string | undefined {
  const [name, ...encodings] = form.split(" ") as [ValueName, ...Encoding[]];
  if (!values[name]) return undefined;
  const text = encodings.reduce<string>((value, encoding) => ENCODINGS[encoding](value), values[name] ?? "");
  const isEncoded = encodings.some((encoding) => encoding !== "host");
  return text !== "" && (isEncoded || PLAIN.test(text)) ? text : undefined;
}
