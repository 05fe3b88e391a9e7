import type { SearchRecord } from "../../model";
import { IndexError } from "../indexError";
import { corrupt, INDEX_VERSION, seal, unseal } from "./envelope";
import { decodeTexts, encodeTexts, type TextsPayload } from "./texts";
import { decodeTitles, encodeTitles, type TitlesPayload } from "./titles";

export { INDEX_VERSION };

/** The two files of an index, as texts. */
export interface IndexFiles {
  /** Pages, headings and what is said of pages: enough for a first answer. */
  readonly titles: string;
  /** All prose. */
  readonly texts: string;
}

/** What the first file says. */
export interface Titles {
  readonly records: readonly SearchRecord[];
  readonly checksum: string;
}

/** Writes records, in which each heading comes before its prose, as the two files of the embedded index. */
export function writeIndex(records: readonly SearchRecord[]): IndexFiles {
  const titles = seal(encodeTitles(records));
  return { titles, texts: seal(encodeTexts(records, unseal(titles).checksum)) };
}

/**
 * Reads the first file.
 *
 * @throws IndexError when the file is of another version, incomplete or damaged
 */
export function readTitles(file: string): Titles {
  const { json, checksum } = unseal(file);
  return { records: orCorrupt(() => decodeTitles(json as TitlesPayload)), checksum };
}

/**
 * Reads the second file: all records, prose between its headings.
 *
 * @throws IndexError when the file is of another version or build, incomplete or damaged
 */
export function readTexts(file: string, titles: Titles): readonly SearchRecord[] {
  const payload = unseal(file).json as TextsPayload;
  if (payload.titles !== titles.checksum) throw otherBuild();
  return orCorrupt(() => decodeTexts(payload, titles.records));
}

/** The checksum was right, so whatever cannot be read was made by something else. */
function orCorrupt<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw corrupt();
  }
}

function otherBuild(): IndexError {
  return new IndexError(
    "version",
    "The search index belongs to another version of the site. Reload the page.",
  );
}
