export { highlight, type Marker } from "./highlight";
export { IndexError, type IndexErrorReason } from "./indexError";
export { INDEX_VERSION, type IndexFiles, readTexts, readTitles, type Titles, writeIndex } from "./indexFiles";
export { type QuotedPage, type Quotes, readQuotes, writeQuotes } from "./quotes";
export { type EngineResult, search, type SearchOptions } from "./search";
export { buildIndex, indexSteps, type SearchIndex } from "./searchIndex";
export { warmUpSteps } from "./warmUp";
export { setSearchWords } from "./words";
