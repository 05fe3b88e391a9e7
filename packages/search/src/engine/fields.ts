/** The fields of the index: the texts of a section that are searched and weighted separately (`ranking.ts`). */
import type { SearchRecord } from "../model";
import { parentTitles, type Section, slugOf, titleOf } from "./sections";

/** Number of phrases of a section that the first file has. The others come with the prose: the first results wait for fewer bytes. */
const FIRST_PHRASES = 10;

/** The phrases of a section that the first file has. */
export function firstPhrases({ keywords }: Pick<SearchRecord, "keywords">): readonly string[] {
  return keywords.slice(0, FIRST_PHRASES);
}

/** The phrases that the second file has. */
export function laterPhrases({ keywords }: Pick<SearchRecord, "keywords">): readonly string[] {
  return keywords.slice(FIRST_PHRASES);
}

/** Fields of the first index file. */
export interface TitleFields {
  /** The section's own heading. */
  readonly title: string;
  /** The headings above it. */
  readonly parents: string;
  /** HTTP method and path of an operation, or another label of the heading. */
  readonly label: string;
  /** Words of the page's route; for the page itself only. */
  readonly slug: string;
  /** First phrases that writers gave the section. */
  readonly keywords: string;
  /** First phrases that they gave the page as a whole; for the page itself only. They do not say where on it. */
  readonly pageKeywords: string;
}

/** Fields of the second index file. */
export interface TextFields {
  /** The page's description; for the page itself only. */
  readonly description: string;
  /** The prose, and names from long code. */
  readonly text: string;
  /** Further phrases of the section, or of the page as a whole. */
  readonly phrases: string;
}

/** The fields of a section that the first file has. */
export function titleFieldsOf(section: Section, mainSection: string | null): TitleFields {
  const { head } = section;
  const phrases = firstPhrases(head).join("\n");
  const isPage = head.type === "lvl1";
  return {
    title: titleOf(section),
    parents: uniqueWords(parentTitles(section, mainSection).join("\n")),
    label: [head.method, head.label].filter(Boolean).join("\n"),
    slug: slugOf(section),
    keywords: isPage ? "" : phrases,
    pageKeywords: isPage ? phrases : "",
  };
}

/** The fields of a section that the second file has. */
export function textFieldsOf({ records, head }: Section): TextFields {
  return {
    description: head.description ?? "",
    text: records.map(({ content, terms }) => content ?? terms ?? "").join("\n"),
    phrases: laterPhrases(head).join("\n"),
  };
}

/** Each word once, in lower case: a word that several parent titles repeat does not count more. */
function uniqueWords(titles: string): string {
  return [...new Set(titles.toLowerCase().split(/\s+/))].join(" ");
}
