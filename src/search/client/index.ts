export type {
  Answer,
  FacetValue,
  Recommendation,
  RecommendationRequest,
  SearchClient,
  SearchPage,
  SearchRequest,
} from "./calls";
export { createSearchClient } from "./createSearchClient";
export { type Outcome, type SearchError, toSearchError } from "./errors";
export { createIndexLoader, type FetchedText, type FetchText } from "./loader";
export type { EmbeddedOptions, HostedOptions, Requester, SearchClientOptions, SearchHost } from "./options";
