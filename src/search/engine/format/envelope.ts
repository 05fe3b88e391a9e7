import { IndexError } from "../indexError";

/** Raised with every change of the files' format. Words are split in the browser, so their rules may change freely. */
export const INDEX_VERSION = 5;

const NAME = "docs-search";
const HEAD = new RegExp(
  `^\\{"format":"${NAME}","version":(\\d+),"length":(\\d+),"checksum":"([0-9a-f]{8})","payload":`,
);

/** A file's content, and the checksum that stands for it. */
export interface Payload {
  readonly json: unknown;
  readonly checksum: string;
}

/** Writes a payload as one JSON text: a head (format, version, length and checksum of what follows), then the payload. */
export function seal(payload: unknown): string {
  const text = JSON.stringify(payload);
  const head = `{"format":"${NAME}","version":${INDEX_VERSION},"length":${text.length},"checksum":"${checksumOf(text)}"`;
  return `${head},"payload":${text}}`;
}

/**
 * Reads what `seal` wrote.
 *
 * @throws IndexError `version` for another format version, `truncated` when the end is missing, `corrupt` otherwise
 */
export function unseal(text: string): Payload {
  const head = HEAD.exec(text);
  if (!head) throw looksCut(text) ? truncated() : corrupt();
  const [start, version, length, checksum = ""] = head;
  if (Number(version) !== INDEX_VERSION) throw wrongVersion(version ?? "");
  if (text.trimEnd().length <= start.length + Number(length)) throw truncated();
  const payload = text.slice(start.length, start.length + Number(length));
  if (checksumOf(payload) !== checksum) throw corrupt();
  return { json: parsed(payload), checksum };
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload) as unknown;
  } catch {
    throw corrupt();
  }
}

/** FNV-1a over the UTF-16 code units, as eight hexadecimal digits: finds damage, is no signature. */
function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

function looksCut(text: string): boolean {
  const opening = `{"format":"${NAME}"`;
  return text.length < 100 && (opening.startsWith(text) || text.startsWith(opening));
}

function truncated(): IndexError {
  return new IndexError("truncated", "The search index arrived incomplete. Try again.");
}

/** A file that was not written by this build's own code. */
export function corrupt(): IndexError {
  return new IndexError("corrupt", "The search index is damaged. Reload the page to fetch it again.");
}

function wrongVersion(version: string): IndexError {
  const message = `The search index has format ${version}, this page reads format ${INDEX_VERSION}. Reload the page.`;
  return new IndexError("version", message);
}
