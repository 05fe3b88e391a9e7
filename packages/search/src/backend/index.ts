export { type Answer, type Search, type SearchBackend, SearchFailure, type SearchRequest } from "./backend";
export { embeddedSearch, type SearchFiles } from "./embedded";
export { type SearchError, toSearchError } from "./errors";
