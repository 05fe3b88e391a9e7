/**
 * The third file of the index: literal texts that pages explain, such as messages of a log. Their words are in no other file, so
 * that they displace no answer to a question; the file is fetched for pasted output only.
 */
import { escapeHtml } from "../../lib/escapeHtml";
import { templateIndex } from "../../lib/templates";
import { EMBEDDED_INDEX_NAME, EMPTY_HIERARCHY, type SearchHit } from "../model";
import { readVersioned, INDEX_VERSION } from "./indexFiles";

/** A page with the texts that it quotes. */
export interface QuotedPage {
  /** Route of the page. */
  readonly url: string;
  readonly title: string;
  /** Id and title of its part of the site. */
  readonly section: string;
  readonly sectionTitle: string;
  /** Anchor, literal text with placeholders such as `<peer>`, and what it means. */
  readonly quotes: readonly (readonly [anchor: string, text: string, meaning: string])[];
}

/** Finds quoted texts in pasted output. */
export interface Quotes {
  /**
   * Hits for the texts that a query contains, best first.
   *
   * @param isOutput true when the query can only be output: a similar text is found too
   */
  readonly find: (query: string, isOutput: boolean) => readonly SearchHit[];
}

interface QuotesFile {
  readonly version: number;
  readonly pages: readonly QuotedPage[];
}

const MAX_QUOTES = 3;

/** The content of the file. */
export function writeQuotes(pages: readonly QuotedPage[]): string {
  return JSON.stringify({ version: INDEX_VERSION, pages } satisfies QuotesFile);
}

/**
 * Reads the file.
 *
 * @throws IndexError as `readTitles`
 */
export function readQuotes(file: string): Quotes {
  const quotes = readVersioned(file, (content) =>
    (content as QuotesFile).pages.flatMap((page) => page.quotes.map((quote) => ({ page, quote }))),
  );
  const index = templateIndex(quotes, ({ quote: [, text] }) => text);
  return {
    find: (query, isOutput) => {
      const found = index.find(query).slice(0, MAX_QUOTES);
      const similar = found.length === 0 && isOutput ? index.closest(query) : undefined;
      return [...found, ...(similar ? [similar] : [])].map(({ page, quote }) => hitOf(page, quote, query));
    },
  };
}

function hitOf(
  { url, title, section, sectionTitle }: QuotedPage,
  [anchor, text, meaning]: QuotedPage["quotes"][number],
  query: string,
): SearchHit {
  const objectID = `${url}#${anchor}`;
  const hierarchy = { ...EMPTY_HIERARCHY, lvl0: sectionTitle, lvl1: title, lvl2: text };
  return {
    objectID,
    url: objectID,
    page: url,
    query,
    type: "lvl2",
    section,
    method: null,
    label: null,
    hierarchy,
    highlightedHierarchy: {
      ...EMPTY_HIERARCHY,
      lvl0: escapeHtml(sectionTitle),
      lvl1: escapeHtml(title),
      lvl2: escapeHtml(text),
    },
    snippet: escapeHtml(meaning),
    indexName: EMBEDDED_INDEX_NAME,
    queryID: null,
  };
}
