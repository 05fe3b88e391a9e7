/** Number of hits that the dialog requests. */
export const HITS_PER_PAGE = 5;

/** Number of hits that the search page shows at first, and adds with each press on "Show more results". */
export const HITS_IN_LIST = 20;

/** Length of a query in UTF-16 code units; longer ones are cut. */
export const MAX_QUERY_CHARS = 512;

/** Tags around matched words. */
export const HIGHLIGHT = { pre: "<mark>", post: "</mark>" } as const;

/** Length of a snippet in words. */
export const SNIPPET_WORDS = 24;

/**
 * Names of the index files at the root of the site, or of a version: titles with headings, which are searched at once; all prose; and
 * texts that pages quote, for pasted output.
 */
export const INDEX_FILES = {
  titles: "search-index.json",
  texts: "search-text.json",
  quotes: "search-quotes.json",
} as const;

/** Index name used when no hosted index is configured. */
export const EMBEDDED_INDEX_NAME = "docs";

/** Normalizes a query for all parts of search: cut to `MAX_QUERY_CHARS` and trimmed. */
export function normalizeQuery(query: string): string {
  return withoutLoneSurrogate(query.slice(0, MAX_QUERY_CHARS)).trim();
}

/** Removes the first half of a surrogate pair at the end, which the cut may leave. */
function withoutLoneSurrogate(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, "");
}

/** True for a query without a character other than white space. */
export function isBlank(text: string): boolean {
  return normalizeQuery(text) === "";
}
