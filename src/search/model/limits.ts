/** Hits asked for at a time. */
export const HITS_PER_PAGE = 5;

/** Hits that the search page shows at first, and with each press on "Show more results". */
export const HITS_IN_LIST = 20;

/** Longest query in characters; the rest is cut off. */
export const MAX_QUERY_LENGTH = 512;

/** Tags around matched words. */
export const HIGHLIGHT: HighlightTags = { pre: "<mark>", post: "</mark>" };

/** Words of a snippet around the first match. */
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

/** Brings a typed query to the form every part of search works on: at most 512 characters, outer spaces off. */
export function normaliseQuery(query: string): string {
  return withoutHalfCharacter(query.slice(0, MAX_QUERY_LENGTH)).trim();
}

/** A cut between the two halves of a character outside the basic plane would leave an invalid string. */
function withoutHalfCharacter(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, "");
}

/** Spaces alone count as an empty query, everywhere. */
export function isBlank(text: string): boolean {
  return normaliseQuery(text) === "";
}
