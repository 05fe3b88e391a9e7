/**
 * The third file of the index: literal texts that pages explain, such as messages of a log. Their words are in no other file, so
 * that they displace no answer to a question; the file is fetched for pasted output only.
 */
import { escapeHtml } from "docusaurus-waymark-core/lib/escapeHtml";
import { plain, templateIndex } from "docusaurus-waymark-core/lib/templates";
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
  /** True if its texts are causes, which other texts repeat: they are found after those. */
  readonly hasCauses?: boolean;
  /** Anchor, literal text with placeholders such as `<peer>`, its meaning, and other texts with this meaning. */
  readonly quotes: readonly (readonly [anchor: string, text: string, meaning: string, ...also: string[]])[];
}

/** Finds quoted texts in pasted output. */
export interface Quotes {
  /** Hits for the texts that a query contains, or for the one that it is cut from, best first. */
  readonly find: (query: string) => readonly SearchHit[];
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
    (content as QuotesFile).pages.flatMap((page) =>
      page.quotes.flatMap(([anchor, first, meaning, ...also]) =>
        [first, ...also].map((text): Quote => ({ page, anchor, text, meaning })),
      ),
    ),
  );
  const isCause = ({ page }: Quote): boolean => page.hasCauses === true;
  const index = templateIndex(quotes, ({ text }) => text, isCause);
  return {
    find: (query) => {
      const found = index.find(query);
      const closest = found.some(({ text }) => plain(text) === plain(query))
        ? undefined
        : index.closest(query);
      const isCut = closest !== undefined && plain(closest.text).startsWith(plain(query));
      const similar = isCut || found.every(isCause) ? closest : undefined;
      const guess = similar ? [{ ...hitOf(similar, query), isGuess: !isCut }] : [];
      const hits: SearchHit[] = [...guess, ...found.map((quote) => hitOf(quote, query))];
      const isFirst = ({ objectID }: SearchHit, at: number): boolean =>
        hits.findIndex((hit) => hit.objectID === objectID) === at;
      return hits.filter(isFirst).slice(0, MAX_QUOTES);
    },
  };
}

interface Quote {
  readonly page: QuotedPage;
  readonly anchor: string;
  readonly text: string;
  readonly meaning: string;
}

function hitOf({ page, anchor, text, meaning }: Quote, query: string): SearchHit {
  const { url, title, section, sectionTitle } = page;
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
