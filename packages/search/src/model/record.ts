import type { Hierarchy, Level } from "./hierarchy";

/** Type of a record: a heading of a level, or prose below a heading. */
export type RecordType = Exclude<Level, "lvl0"> | "content";

/**
 * One entry of the search index, embedded or hosted: a heading, or at most about 600 characters below it. All strings are plain
 * text, not markup.
 */
export interface SearchRecord {
  /** Unique in the index and stable while the page keeps its headings. */
  readonly objectID: string;
  /** Route of the page: no base URL, no hash. */
  readonly url: string;
  /** Heading id without `#`; empty for the page itself. */
  readonly anchor: string;
  /**
   * Id of its part of the site: a docs plugin instance, the blog or any other. The title of the part is `hierarchy.lvl0`, which
   * all records with this id have in common.
   */
  readonly section: string;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** Prose of a content record. */
  readonly content: string | null;
  /** Names from long code below a heading, on heading records: searched, but not shown. */
  readonly terms: string | null;
  /** HTTP method of an operation's heading, and of the prose below it. */
  readonly method: string | null;
  /** Label of a heading, such as the path of an operation. */
  readonly label: string | null;
  /** Page description, on page records. */
  readonly description: string | null;
  /** Phrases that writers gave the section, on page records those of the page. The first file has only the first ones of each. */
  readonly keywords: readonly string[];
  /** Rank of the record's type, larger first: 100 for pages down to 0 for prose. */
  readonly weight: number;
  /** Position on the page, from 0. */
  readonly position: number;
}

/** `weight` of each type; the hosted index sorts by it after relevance. */
export const TYPE_WEIGHT: Readonly<Record<RecordType, number>> = {
  lvl1: 100,
  lvl2: 90,
  lvl3: 80,
  lvl4: 70,
  content: 0,
};

/** True for the name of a record type. */
export function isRecordType(value: unknown): value is RecordType {
  return typeof value === "string" && Object.hasOwn(TYPE_WEIGHT, value);
}
