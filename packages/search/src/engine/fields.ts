/** The fields of the index: the texts of a section that are searched and weighted separately (`ranking.ts`). */
import { parentTitles, type Section, slugOf, titleOf } from "./sections";

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
  /** Phrases that writers gave the section. */
  readonly keywords: string;
  /** Phrases that they gave the page as a whole; for the page itself only. They do not say where on it. */
  readonly pageKeywords: string;
}

/** Fields of the second index file. */
export interface TextFields {
  /** The page's description; for the page itself only. */
  readonly description: string;
  /** The prose, and names from long code. */
  readonly text: string;
}

/**
 * The fields of a section that the first file has.
 *
 * @param phrases its own phrases
 */
export function titleFieldsOf(
  section: Section,
  mainSection: string | null,
  phrases: readonly string[],
): TitleFields {
  const { head } = section;
  const isPage = head.type === "lvl1";
  return {
    title: titleOf(section),
    parents: uniqueWords(parentTitles(section, mainSection).join("\n")),
    label: [head.method, head.label].filter(Boolean).join("\n"),
    slug: slugOf(section),
    keywords: isPage ? "" : phrases.join("\n"),
    pageKeywords: isPage ? phrases.join("\n") : "",
  };
}

/** The fields of a section that the second file has. */
export function textFieldsOf({ records, head }: Section): TextFields {
  return {
    description: head.description ?? "",
    text: records.map(({ content, terms }) => content ?? terms ?? "").join("\n"),
  };
}

/** Each word once, in lower case: a word that several parent titles repeat does not count more. */
function uniqueWords(titles: string): string {
  return [...new Set(titles.toLowerCase().split(/\s+/))].join(" ");
}
