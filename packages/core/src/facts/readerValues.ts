import { loadFacts } from "./load";
import type { Facts } from "./types";

/** A value that readers can set for the code of all pages. */
export type ReaderValue = Facts["readerValues"][string];

/** Type of a value; `packages/theme/src/reference/parseEntry.ts` parses it. */
export type ValueKind = ReaderValue["kind"];

/** Every value that readers can set, in the order of the panel. Pages name them in their front matter (`values`). */
export const READER_VALUES = loadFacts("readerValues");

/** A key of `READER_VALUES`. */
export type ValueName = string;

/** Names that pages use in their front matter: a value, or the host of the reader's server address. */
export type PageValueName = string;

export const VALUE_NAMES: readonly ValueName[] = Object.keys(READER_VALUES);

export const PAGE_VALUE_NAMES: readonly PageValueName[] = [
  ...VALUE_NAMES.filter((name) => kindOf(name) !== "release" && kindOf(name) !== "edition"),
  "serverHost",
];

/** The kind of a value; for a name that the file does not have, the kind of a name. */
export function kindOf(name: ValueName): ValueKind {
  return READER_VALUES[name]?.kind ?? "name";
}

/** The value of a name in front matter. */
export function valueOf(name: PageValueName): ValueName {
  return name === "serverHost" ? "baseUrl" : name;
}

/** Values of a page, each with its example texts in the code of the page. */
export type PageValues = { readonly [name in PageValueName]?: string | readonly string[] };

/** The texts of one value. */
export function textsOf(texts: string | readonly string[] = []): readonly string[] {
  return typeof texts === "string" ? [texts] : texts;
}
