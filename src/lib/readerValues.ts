/** What a reader has set for the code of all pages, and how a value is written where it stands. */
import { knownRelease } from "../facts/releases";
import type { ValueName } from "../facts/readerValues";
import { readStored } from "./storage";
import { RELEASE_QUERY } from "./valuesKey";

/** What a reader has set; what is missing stays as the pages have it. */
export type ReaderValues = { readonly [name in ValueName]?: string | undefined };

/** Sent on `window` when the reader sets or clears values. The detail holds all that are set now. */
export const VALUES_EVENT = "site:values";

declare global {
  interface Window {
    /** What is set now. `serveValues` reads it from storage; it outlives client navigation, and ends with the page. */
    siteReaderValues?: ReaderValues;
  }
  interface WindowEventMap {
    [VALUES_EVENT]: CustomEvent<ReaderValues>;
  }
}

/** Values that are stored, and the release that the address names. Texts only: they are quoted where they are shown. */
export function readValues(key: string): ReaderValues {
  const asked = new URLSearchParams(window.location.search).get(RELEASE_QUERY);
  const stored = parseValues(readStored(key));
  return { ...stored, release: knownRelease(asked) ?? knownRelease(stored.release) };
}

function parseValues(stored: string | null): ReaderValues {
  try {
    const values: unknown = JSON.parse(stored ?? "{}");
    return Object.fromEntries(Object.entries(values ?? {}).filter(([, text]) => typeof text === "string"));
  } catch {
    return {};
  }
}

/** What no shell reads in another way. */
const WORD = /^[\w.:/@+=%,-]+$/;

/** What can be written without quotes into any code; addresses of IPv6 have brackets. */
const PLAIN = /^[\w.:/@+=%,~[\]-]+$/;

const singleQuoted = (text: string): string => text.replace(/'/g, "'\\''");
const shellWord = (text: string): string => (WORD.test(text) ? text : `'${singleQuoted(text)}'`);

/**
 * Ways to write a value so that it stays one argument or one text. A place names its value and the ways to apply, in
 * order: `group json sq` is inside of a JSON string inside of single quotes.
 */
const WAYS = {
  /** The host of an address; nothing of what is none. */
  host: (text: string) => /^https?:\/\/(.+?)(?::\d+)?$/.exec(text)?.[1] ?? "",
  /** As it is: for output and prose, which nobody runs. */
  raw: (text: string) => text,
  /** A word of a POSIX shell. */
  sh: shellWord,
  /** Inside of single quotes of a POSIX shell. */
  sq: singleQuoted,
  /** Inside of double quotes of a POSIX shell: they end before the word and go on behind it. */
  dq: (text: string) => (WORD.test(text) ? text : `"${shellWord(text)}"`),
  /** A word of PowerShell, where typographic quotes end a text too. */
  ps: (text: string) => (WORD.test(text) ? text : `'${text.replace(/['‘’‚‛]/g, "$&$&")}'`),
  /** A plain text of YAML, which takes quotes where it would be something else. */
  yaml: (text: string) =>
    /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][\w.-]*$/i.test(text) ? text : JSON.stringify(text),
  /** Inside of double quotes of JSON, YAML and most programs. */
  json: (text: string) => JSON.stringify(text).slice(1, -1),
  /** A text in double quotes: in most programs. */
  double: (text: string) => JSON.stringify(text),
  /** A text in single quotes of a program. */
  single: (text: string) => `'${text.replace(/['\\]/g, "\\$&")}'`,
} satisfies Readonly<Record<string, (text: string) => string>>;

export type Way = keyof typeof WAYS;

/** A place as `data-var` has it. */
export function formOf(name: ValueName, ...ways: readonly Way[]): string {
  return [name, ...ways].join(" ");
}

/** What stands in a place; undefined where nothing is set, or what is set cannot be written there. */
export function textFor(form: string, values: ReaderValues): string | undefined {
  const [name, ...ways] = form.split(" ") as [ValueName, ...Way[]];
  if (!values[name]) return undefined;
  const text = ways.reduce<string>((value, way) => WAYS[way](value), values[name] ?? "");
  const isQuoted = ways.some((way) => way !== "host");
  return text !== "" && (isQuoted || PLAIN.test(text)) ? text : undefined;
}
