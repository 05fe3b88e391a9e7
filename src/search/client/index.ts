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
export { createEngine, type Engine, type WorkerPort } from "./embedded/engine";
export { type Coverage, createEmbeddedSource, type EmbeddedSource } from "./embedded/source";
export type { FetchedText, FetchText } from "./loader";
export type { EmbeddedOptions, HostedOptions, Requester, SearchClientOptions, SearchHost } from "./options";
