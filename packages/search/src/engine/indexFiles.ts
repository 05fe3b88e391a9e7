/**
 * The file format of the index. Two JSON files hold the records in a compact form: the first has pages and headings, the
 * second the prose, so that the first results need only the first file. They contain texts, not terms: the browser
 * splits the texts and builds the index (searchIndex.ts). What follows from other values, such as most anchors, is not
 * stored.
 */
import { slugify } from "docusaurus-waymark-core/lib/slug";
import {
  EMPTY_HIERARCHY,
  type Hierarchy,
  NO_SEARCH_WORDS,
  type RecordType,
  type SearchRecord,
  type SearchWords,
  TYPE_WEIGHT,
  withHeading,
} from "../model";
import { groupBy } from "docusaurus-waymark-core/lib/groupBy";
import { checksumOf } from "./checksum";
import { firstPhrases, laterPhrases } from "./fields";
import { IndexError } from "./indexError";
import { writeQuoteFilter } from "./quoteFilter";
import type { QuotedPage } from "./quotes";

/** Version of the file format, to be increased with each change of it. The rules of tokens are not part of the format. */
export const INDEX_VERSION = 14;

/** The contents of the two files, as JSON. */
export interface IndexFiles {
  /** Pages and headings with their first phrases. */
  readonly titles: string;
  /** The prose, descriptions, further phrases, and what else is not needed for the first results. */
  readonly texts: string;
}

/** The content of the first file. */
export interface Titles {
  /** Records of all headings. */
  readonly records: readonly SearchRecord[];
  /** Names of the product, which are ignored in queries that have other words. */
  readonly productWords: readonly string[];
  /** Word lists of the language of the pages. */
  readonly words: SearchWords;
  /** Which queries may quote a text of the third file (quoteFilter.ts). */
  readonly quoteFilter: string;
  /** Routes of the pages that have these texts. */
  readonly quoting: readonly string[];
  /** Identifies the build that wrote both files. */
  readonly build: string;
}

type HeadingType = Exclude<RecordType, "content">;

/**
 * Level (1 to 4), text, method, label, anchor, then the first phrases of the section. A value that is absent or follows from the text
 * is 0; at the end of the row it is omitted.
 */
type HeadingRow = readonly [level: number, text: string, ...rest: readonly (string | 0)[]];

type PageRow = readonly [
  url: string,
  section: number,
  keywords: readonly string[],
  headings: readonly HeadingRow[],
];

type SectionRow = readonly [id: string, title: string];

/** Prose and names from code below one heading, the description of a page, and further phrases; absent values are 0, at the end omitted. */
type TextRow = readonly [prose?: readonly string[], ...rest: readonly (string | 0)[]];

/** Values that both files have. */
interface FileHeader {
  readonly version: number;
  readonly build: string;
}

interface TitlesFile extends FileHeader, Omit<Titles, "records" | "build"> {
  /** Id and title of the parts of the site; pages refer to them by position. The first is the main one. */
  readonly sections: readonly SectionRow[];
  readonly pages: readonly PageRow[];
}

interface TextsFile extends FileHeader {
  /** One row for each heading, in the order of the first file. */
  readonly texts: readonly TextRow[];
}

/**
 * Converts records to the two files.
 *
 * @param records each heading must come before its prose
 * @param productWords names of the product and of its command
 * @param words word lists of the language of the records
 * @param quotedPages the pages of the third file
 */
export function writeIndex(
  records: readonly SearchRecord[],
  productWords: readonly string[] = [],
  words: SearchWords = NO_SEARCH_WORDS,
  quotedPages: readonly QuotedPage[] = [],
): IndexFiles {
  const headings = records.filter(({ type }) => type !== "content");
  const sections = sectionRows(headings);
  const pages = [...groupBy(headings, ({ url }) => url).values()].map((page) => pageRow(page, sections));
  const texts = textRows(records);
  const header: FileHeader = {
    version: INDEX_VERSION,
    build: checksumOf(JSON.stringify([sections, pages, texts])).toString(16),
  };
  return {
    titles: JSON.stringify({
      ...header,
      productWords,
      words,
      quoteFilter: writeQuoteFilter(quotedPages),
      quoting: quotedPages.map(({ url }) => url),
      sections,
      pages,
    } satisfies TitlesFile),
    texts: JSON.stringify({ ...header, texts } satisfies TextsFile),
  };
}

/**
 * Reads the first file. The `position` of its records counts headings only.
 *
 * @throws IndexError `version` for a file of another format version, `corrupt` for one that cannot be read
 */
export function readTitles(file: string): Titles {
  return readVersioned(file, (content) => {
    const { build, productWords, words, quoteFilter, quoting, sections, pages } = content as TitlesFile;
    return {
      build,
      productWords,
      words,
      quoteFilter,
      quoting,
      records: pages.flatMap((page) => headingRecords(page, sections)),
    };
  });
}

/**
 * Reads the second file.
 *
 * @param titles the content of the first file
 * @returns all records, each heading before its prose; `position` counts all records of a page
 *
 * @throws IndexError `version` for a file of another format version or build, `corrupt` for one that cannot be read
 */
export function readTexts(file: string, titles: Titles): readonly SearchRecord[] {
  return readVersioned(file, (content) => {
    const { build, texts } = content as TextsFile;
    if (build !== titles.build)
      throw new IndexError(
        "version",
        "The search index belongs to another version of the site. Reload the page.",
      );
    let [url, position] = ["", 0];
    return titles.records.flatMap((heading, index) => {
      if (heading.url !== url) [url, position] = [heading.url, 0];
      return withTexts(heading, texts[index] ?? []).map((record) => withPosition(record, position++));
    });
  });
}

/** The parts of the site, in the order of their first records. */
function sectionRows(headings: readonly SearchRecord[]): readonly SectionRow[] {
  return [...new Map(headings.map(({ section, hierarchy }) => [section, hierarchy.lvl0 ?? ""]))];
}

function pageRow(headings: readonly SearchRecord[], sections: readonly SectionRow[]): PageRow {
  const page = headings.find(({ type }) => type === "lvl1");
  return [
    headings[0]?.url ?? "",
    sections.findIndex(([id]) => id === headings[0]?.section),
    page ? firstPhrases(page) : [],
    headings.map(headingRow),
  ];
}

function headingRow(heading: SearchRecord): HeadingRow {
  const { type, hierarchy, method, label, anchor } = heading;
  const text = hierarchy[type as HeadingType] ?? "";
  const defaultAnchor = type === "lvl1" ? "" : slugify(text);
  const ofSection = type === "lvl1" ? [] : firstPhrases(heading);
  return [
    Number(type.slice(3)),
    text,
    ...cutRow([method ?? 0, label ?? 0, anchor === defaultAnchor ? 0 : anchor, ...ofSection]),
  ];
}

/** A row without the absent values at its end. */
function cutRow(values: readonly (string | 0)[]): readonly (string | 0)[] {
  return values.slice(0, values.findLastIndex((value) => value !== 0) + 1);
}

/** One row for each heading. */
function textRows(records: readonly SearchRecord[]): readonly TextRow[] {
  const rows: [prose: string[], ...rest: (string | 0)[]][] = [];
  for (const record of records) {
    const { type, content, terms, description } = record;
    if (type === "content") rows.at(-1)?.[0].push(content ?? "");
    else rows.push([[], ...cutRow([terms ?? 0, description ?? 0, ...laterPhrases(record)])]);
  }
  return rows.map((row): TextRow => (row.length === 1 && row[0].length === 0 ? [] : row));
}

function headingRecords(
  [url, sectionNumber, keywords, rows]: PageRow,
  sections: readonly SectionRow[],
): SearchRecord[] {
  const [section, title] = sections[sectionNumber] ?? ["", ""];
  let hierarchy: Hierarchy = { ...EMPTY_HIERARCHY, lvl0: title };
  return rows.map(([level, text, method, label, anchor, ...ofSection], position) => {
    const type = `lvl${level}` as HeadingType;
    const isPage = type === "lvl1";
    hierarchy = withHeading(hierarchy, type, text);
    const anchorId = anchor === undefined || anchor === 0 ? (isPage ? "" : slugify(text)) : anchor;
    return {
      objectID: `${url}#${anchorId}`,
      url,
      anchor: anchorId,
      section,
      type,
      hierarchy,
      content: null,
      terms: null,
      method: method || null,
      label: label || null,
      description: null,
      keywords: isPage ? keywords : ofSection.map(String),
      weight: TYPE_WEIGHT[type],
      position,
    };
  });
}

function withTexts(
  heading: SearchRecord,
  [prose = [], terms, description, ...phrases]: TextRow,
): SearchRecord[] {
  const keywords = [...heading.keywords, ...phrases.map(String)];
  return [
    { ...heading, terms: terms || null, description: description || null, keywords },
    ...prose.map((content): SearchRecord => ({
      ...heading,
      type: "content",
      content,
      description: null,
      keywords: [],
      weight: TYPE_WEIGHT.content,
    })),
  ];
}

function withPosition(record: SearchRecord, position: number): SearchRecord {
  const objectID = record.type === "content" ? `${record.objectID}:${position}` : record.objectID;
  return { ...record, objectID, position };
}

/**
 * Reads a file of the index. Any other error than a wrong version means that the file is damaged or incomplete.
 *
 * @throws IndexError `version` for a file of another format version, `corrupt` for one that cannot be read
 */
export function readVersioned<T>(file: string, read: (content: object) => T): T {
  try {
    const content = JSON.parse(file) as FileHeader;
    if (typeof content.version === "number" && content.version !== INDEX_VERSION)
      throw new IndexError(
        "version",
        `The search index has format ${content.version}, this page reads format ${INDEX_VERSION}. Reload the page.`,
      );
    return read(content);
  } catch (thrown) {
    if (thrown instanceof IndexError) throw thrown;
    throw new IndexError("corrupt", "The search index is damaged. Reload the page to fetch it again.");
  }
}
