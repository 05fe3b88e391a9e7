export { highlight, type Marker } from "./highlight";
export { IndexError, type IndexErrorReason } from "./indexError";
export { INDEX_VERSION, type IndexFiles, readTexts, readTitles, type Titles, writeIndex } from "./indexFiles";
export { quoteFilter, writeQuoteFilter } from "./quoteFilter";
export { type QuotedPage, type Quotes, readQuotes, writeQuotes } from "./quotes";
export { type EngineResult, rankingOf, search, type SearchOptions } from "./search";
export { buildIndex, type SearchIndex, titleIndex, withTexts } from "./searchIndex";
export { warmUpSteps } from "./warmUp";
export { setSearchWords } from "./words";
