import MiniSearch, { type AsPlainObject } from "minisearch";
import { asObject, type SearchRecord } from "../model";
import { INDEX_OPTIONS } from "./fields";
import { IndexError } from "./indexError";
import type { SearchIndex } from "./searchIndex";

/** Raised with every change of the format, the fields, the tokeniser or the folding of words. */
export const INDEX_VERSION = 1;

const FORMAT = "docs-search-index";
const HEAD = new RegExp(
  `^\\{"format":"${FORMAT}","version":(\\d+),"length":(\\d+),"checksum":"([0-9a-f]{8})","payload":`,
);

/** Writes an index as one JSON text: a head (format, version, length and checksum of what follows), then the payload. */
export function serialiseIndex({ records, words }: SearchIndex): string {
  const payload = JSON.stringify({ records, words });
  const head = `{"format":"${FORMAT}","version":${INDEX_VERSION},"length":${payload.length},"checksum":"${checksum(payload)}"`;
  return `${head},"payload":${payload}}`;
}

/**
 * Reads an index that `serialiseIndex` wrote.
 *
 * @throws IndexError `version` for another format version, `truncated` when the end is missing, `corrupt` otherwise
 */
export function loadIndex(text: string): SearchIndex {
  const head = HEAD.exec(text);
  if (!head) throw looksCut(text) ? truncated() : corrupt();
  const [start, version, length, sum] = head;
  if (Number(version) !== INDEX_VERSION) throw wrongVersion(version ?? "");
  if (text.trimEnd().length <= start.length + Number(length)) throw truncated();
  const payload = text.slice(start.length, start.length + Number(length));
  if (checksum(payload) !== sum) throw corrupt();
  return readPayload(payload);
}

/** Refuses what JSON or MiniSearch cannot read, whatever they throw. */
function readPayload(payload: string): SearchIndex {
  try {
    const { records, words } = asObject(JSON.parse(payload));
    const index = {
      records: records as SearchRecord[],
      words: MiniSearch.loadJS(words as AsPlainObject, INDEX_OPTIONS),
    };
    if (Array.isArray(records) && index.words.documentCount === records.length) return index;
  } catch {
    // Told below: the checksum was right, so the index was made by something else.
  }
  throw corrupt();
}

/** FNV-1a over the UTF-16 code units, as eight hexadecimal digits: finds damage, is no signature. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

function looksCut(text: string): boolean {
  const opening = `{"format":"${FORMAT}"`;
  return text.length < 100 && (opening.startsWith(text) || text.startsWith(opening));
}

function truncated(): IndexError {
  return new IndexError("truncated", "The search index arrived incomplete. Try again.");
}

function corrupt(): IndexError {
  return new IndexError("corrupt", "The search index is damaged. Reload the page to fetch it again.");
}

function wrongVersion(version: string): IndexError {
  const message = `The search index has format ${version}, this page reads format ${INDEX_VERSION}. Reload the page.`;
  return new IndexError("version", message);
}
