export { countFacet, type FacetCondition, type FacetFilters, isFacet, passes } from "./facets";
export { INDEX_VERSION, type IndexFiles, readTexts, readTitles, type Titles, writeIndex } from "./indexFiles";
export { highlight, type Marker } from "./highlight";
export { IndexError, type IndexErrorReason } from "./indexError";
export { related, type RelatedHit } from "./related";
export { type EngineResult, search, type SearchOptions } from "./search";
export { type FacetHit, searchFacet } from "./searchFacet";
export { buildIndex, indexSteps, type SearchIndex } from "./searchIndex";
