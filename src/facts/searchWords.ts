import { loadFacts } from "./load";

/** Synonyms and words with a role in queries; `searchWords.yaml` explains each list. */
export const SEARCH_WORDS = loadFacts("searchWords");
