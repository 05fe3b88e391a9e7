import { slugify } from "../../lib/slug";
import { SECTIONS, sectionOf } from "../../sections";
import {
  EMPTY_HIERARCHY,
  type Hierarchy,
  type RecordType,
  type SearchRecord,
  TYPE_WEIGHT,
  withHeading,
} from "../model";
import { groupBy } from "../../lib/groupBy";
import { IndexError } from "./indexError";

/** Raised with every change of the files' format. Words are split in the browser, so their rules may change freely. */
export const INDEX_VERSION = 7;

/** Keywords of a page that come with its title; the others come with the prose, so that a first answer stays small. */
export const MAX_FIRST_KEYWORDS = 6;

/** The two files of an index, each one JSON text. */
export interface IndexFiles {
  /** Pages, headings and what is said of pages: enough for a first answer. */
  readonly titles: string;
  /** All prose. */
  readonly texts: string;
}

/** What the first file says. */
export interface Titles {
  readonly records: readonly SearchRecord[];
  /** Words that name the product, which say nothing beside other words of a query. */
  readonly productWords: readonly string[];
  /** Names the build that wrote both files. */
  readonly build: string;
}

type HeadingType = Exclude<RecordType, "content">;

/** Level (1 to 4), text, method, label, anchor; what is absent or follows from the text is 0, and left off at the end. */
type HeadingRow = readonly [level: number, text: string, ...rest: readonly (string | 0)[]];

type PageRow = readonly [
  url: string,
  groups: readonly number[],
  description: string | 0,
  keywords: readonly string[],
  headings: readonly HeadingRow[],
];

/** What stands below one heading; missing parts are left off at the end. */
type TextRow = readonly [prose?: readonly string[], terms?: string | 0, keywords?: readonly string[]];

interface FileHead {
  readonly version: number;
  readonly build: string;
}

interface TitlesFile extends FileHead {
  readonly productWords: readonly string[];
  /** Names of the menu's groups, to which the pages point by place. */
  readonly groups: readonly string[];
  readonly pages: readonly PageRow[];
}

interface TextsFile extends FileHead {
  /** One row for each heading, in the order of the first file. */
  readonly texts: readonly TextRow[];
}

/**
 * Writes records, in which each heading comes before its prose, as the two files of the embedded index.
 *
 * @param productWords the names of the product and of its command
 */
export function writeIndex(
  records: readonly SearchRecord[],
  productWords: readonly string[] = [],
): IndexFiles {
  const headings = records.filter(({ type }) => type !== "content");
  const groups = [...new Set(headings.flatMap((record) => record.groups))];
  const pages = [...groupBy(headings, ({ url }) => url).values()].map((page) => pageRow(page, groups));
  const texts = textRows(records);
  const head: FileHead = {
    version: INDEX_VERSION,
    build: checksumOf(JSON.stringify([groups, pages, texts])),
  };
  return {
    titles: JSON.stringify({ ...head, productWords, groups, pages } satisfies TitlesFile),
    texts: JSON.stringify({ ...head, texts } satisfies TextsFile),
  };
}

/**
 * Reads the first file: the records of all headings, in their order. Their positions count headings only.
 *
 * @throws IndexError `version` for a file of another version, `corrupt` for one that cannot be read
 */
export function readTitles(file: string): Titles {
  return reading(() => {
    const { build, productWords, groups, pages } = parsed(file) as TitlesFile;
    return { build, productWords, records: pages.flatMap((page) => headingRecords(page, groups)) };
  });
}

/**
 * Reads the second file: all records, prose between its headings. Positions count all records of a page.
 *
 * @throws IndexError `version` for a file of another version or build, `corrupt` for one that cannot be read
 */
export function readTexts(file: string, titles: Titles): readonly SearchRecord[] {
  return reading(() => {
    const { build, texts } = parsed(file) as TextsFile;
    if (build !== titles.build)
      throw new IndexError(
        "version",
        "The search index belongs to another version of the site. Reload the page.",
      );
    let [url, position] = ["", 0];
    return titles.records.flatMap((heading, place) => {
      if (heading.url !== url) [url, position] = [heading.url, 0];
      return withTexts(heading, texts[place] ?? []).map((record) => numbered(record, position++));
    });
  });
}

function pageRow(headings: readonly SearchRecord[], groups: readonly string[]): PageRow {
  const page = headings.find(({ type }) => type === "lvl1");
  return [
    headings[0]?.url ?? "",
    (page?.groups ?? []).map((group) => groups.indexOf(group)),
    page?.description ?? 0,
    page?.keywords.slice(0, MAX_FIRST_KEYWORDS) ?? [],
    headings.map(headingRow),
  ];
}

function headingRow({ type, hierarchy, method, label, anchor }: SearchRecord): HeadingRow {
  const text = hierarchy[type as HeadingType] ?? "";
  const expected = type === "lvl1" ? "" : slugify(text);
  const rest = [method ?? 0, label ?? 0, anchor === expected ? 0 : anchor] as const;
  return [Number(type.slice(3)), text, ...rest.slice(0, rest.findLastIndex((value) => value !== 0) + 1)];
}

/** One row for each heading: the prose that follows it, and what of the heading itself can wait. */
function textRows(records: readonly SearchRecord[]): readonly TextRow[] {
  const rows: [prose: string[], terms: string | 0, keywords: readonly string[]][] = [];
  for (const { type, content, terms, keywords } of records) {
    if (type === "content") rows.at(-1)?.[0].push(content ?? "");
    else rows.push([[], terms ?? 0, keywords.slice(MAX_FIRST_KEYWORDS)]);
  }
  return rows.map(([prose, terms, keywords]): TextRow => {
    if (keywords.length > 0) return [prose, terms, keywords];
    if (terms !== 0) return [prose, terms];
    return prose.length > 0 ? [prose] : [];
  });
}

function headingRecords(
  [url, groups, description, keywords, rows]: PageRow,
  names: readonly string[],
): SearchRecord[] {
  const section = sectionOf(url);
  let hierarchy: Hierarchy = { ...EMPTY_HIERARCHY, lvl0: SECTIONS[section].label };
  return rows.map(([level, text, method, label, anchor], position) => {
    const type = `lvl${level}` as HeadingType;
    const isPage = type === "lvl1";
    hierarchy = withHeading(hierarchy, type, text);
    const id = anchor === undefined || anchor === 0 ? (isPage ? "" : slugify(text)) : anchor;
    return {
      objectID: `${url}#${id}`,
      url,
      anchor: id,
      section,
      type,
      hierarchy,
      content: null,
      terms: null,
      method: method || null,
      label: label || null,
      description: isPage ? description || null : null,
      keywords: isPage ? keywords : [],
      groups: isPage ? groups.map((place) => names[place] ?? "") : [],
      weight: TYPE_WEIGHT[type],
      position,
    };
  });
}

function withTexts(heading: SearchRecord, [prose = [], terms = 0, keywords = []]: TextRow): SearchRecord[] {
  return [
    { ...heading, keywords: [...heading.keywords, ...keywords], terms: terms || null },
    ...prose.map((content): SearchRecord => ({
      ...heading,
      type: "content",
      content,
      description: null,
      keywords: [],
      groups: [],
      weight: TYPE_WEIGHT.content,
    })),
  ];
}

function numbered(record: SearchRecord, position: number): SearchRecord {
  const objectID = record.type === "content" ? `${record.objectID}:${position}` : record.objectID;
  return { ...record, objectID, position };
}

function parsed(text: string): FileHead {
  const file = JSON.parse(text) as FileHead;
  if (typeof file.version === "number" && file.version !== INDEX_VERSION)
    throw new IndexError(
      "version",
      `The search index has format ${file.version}, this page reads format ${INDEX_VERSION}. Reload the page.`,
    );
  return file;
}

/** Whatever goes wrong while a file is read means that it is damaged or incomplete. */
function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof IndexError) throw thrown;
    throw new IndexError("corrupt", "The search index is damaged. Reload the page to fetch it again.");
  }
}

/** FNV-1a over the UTF-16 code units, as hexadecimal digits: tells builds apart, is no signature. */
function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return (hash >>> 0).toString(16);
}
