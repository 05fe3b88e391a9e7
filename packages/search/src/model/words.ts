/** Words with a role in queries, in the language of an index and in lower case. They are in the first file of the index. */
export interface SearchWords {
  /** Expressions that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** A query for the first finds the others too. */
  readonly oneWay: Readonly<Record<string, readonly string[]>>;
  /** Left out of queries. */
  readonly stopWords: readonly string[];
  /** Count less than other words. */
  readonly lightWords: readonly string[];
  /** Ask for results from the API. */
  readonly apiWords: readonly string[];
  /** Names of programming languages, which ask for the API too. */
  readonly languages: readonly string[];
  /** Words for the operations of an HTTP method in queries, by the method in lower case. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
}

/** For an index of a language without word lists. */
export const NO_SEARCH_WORDS: SearchWords = {
  synonyms: [],
  oneWay: {},
  stopWords: [],
  lightWords: [],
  apiWords: [],
  languages: [],
  verbs: {},
};
