/** Hits that the dialog requests. */
export const HITS_PER_PAGE = 5;

/** Hits that the search page shows at first, and with each press on "Show more results". */
export const HITS_IN_LIST = 20;

/** Longer queries are cut. */
export const MAX_QUERY_CHARS = 512;

/** Tags around matched words. */
export const HIGHLIGHT: HighlightTags = { pre: "<mark>", post: "</mark>" };

/** Length of a snippet around the first match. */
export const SNIPPET_WORDS = 24;

/** Names of the index files in the build folder, without the base URL: titles and headings, then all prose. */
export const SEARCH_INDEX_FILE = "search-index.json";
export const SEARCH_TEXT_FILE = "search-text.json";

/** Index name used when no hosted index is configured. */
export const EMBEDDED_INDEX_NAME = "docs";

/** A pair of tags put around matched words. */
export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

/** Normalizes a query for all parts of search: cut to `MAX_QUERY_CHARS` and trimmed. */
export function normalizeQuery(query: string): string {
  return withoutLoneSurrogate(query.slice(0, MAX_QUERY_CHARS)).trim();
}

/** Removes half of a surrogate pair that the cut may have left at the end. */
function withoutLoneSurrogate(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, "");
}

/** True for a query without a character other than white space. */
export function isBlank(text: string): boolean {
  return normalizeQuery(text) === "";
}
