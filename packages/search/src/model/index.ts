export { SEARCH_ROUTE } from "docusaurus-waymark-core/protocol/searchRoute";
export { parseSearchParams, type SearchParams, formatSearchParams } from "./searchParams";
export { decodeHit, decodeHits, type HitContext } from "./decodeHit";
export {
  EMPTY_HIERARCHY,
  filledLevels,
  type Hierarchy,
  hierarchyFrom,
  type Level,
  withHeading,
} from "./hierarchy";
export { hitBreadcrumb, hitTitle, type SearchHit } from "./hit";
export { asNumber, asObject, asText, type Json } from "./json";
export {
  EMBEDDED_INDEX_NAME,
  HIGHLIGHT,
  HITS_IN_LIST,
  HITS_PER_PAGE,
  INDEX_FILES,
  isBlank,
  MAX_QUERY_CHARS,
  normalizeQuery,
  SNIPPET_WORDS,
} from "./limits";
export { maskKey } from "./mask";
export { parseMarked, plainText } from "./markedText";
export { NO_SEARCH_WORDS, type SearchWords } from "./words";
export { type RecordType, type SearchRecord, TYPE_WEIGHT } from "./record";
