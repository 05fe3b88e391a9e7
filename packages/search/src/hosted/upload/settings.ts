import type { SearchIndex } from "algoliasearch";
import { HIGHLIGHT, HITS_PER_PAGE, SNIPPET_WORDS } from "../../model";
import { SEARCH_WORDS } from "docusaurus-waymark-core/facts/searchWords";

type Settings = Parameters<SearchIndex["setSettings"]>[0];

/**
 * Settings of the hosted index that make it rank like the embedded one: titles before headings before prose, larger
 * `weight` first, then page order.
 */
export function indexSettings(): Settings {
  return {
    searchableAttributes: [
      "unordered(hierarchy.lvl1)",
      "unordered(keywords)",
      "unordered(hierarchy.lvl2)",
      "unordered(hierarchy.lvl3)",
      "unordered(hierarchy.lvl4)",
      "unordered(label)",
      "unordered(description)",
      "content",
      "unordered(terms)",
    ],
    attributesForFaceting: ["section", "type", "method"],
    attributesToHighlight: ["hierarchy", "content"],
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
    ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
    customRanking: ["desc(weight)", "asc(position)"],
    highlightPreTag: HIGHLIGHT.pre,
    highlightPostTag: HIGHLIGHT.post,
    hitsPerPage: HITS_PER_PAGE,
    // Flags, variables and paths are typed with these signs.
    separatorsToIndex: "_-/{}",
    disableTypoToleranceOnAttributes: ["label"],
    queryLanguages: ["en"],
    indexLanguages: ["en"],
    ignorePlurals: ["en"],
    removeStopWords: ["en"],
    removeWordsIfNoResults: "none",
  };
}

/** A synonym in the format of the service. */
export type HostedSynonym =
  | { readonly objectID: string; readonly type: "synonym"; readonly synonyms: readonly string[] }
  | {
      readonly objectID: string;
      readonly type: "oneWaySynonym";
      readonly input: string;
      readonly synonyms: readonly string[];
    };

/** The synonyms of the embedded index: groups that are equivalent, and words that also find other words. */
export function indexSynonyms(): readonly HostedSynonym[] {
  const groups = SEARCH_WORDS.synonyms.map(
    (synonyms) => ({ objectID: `group-${objectIdOf(synonyms[0])}`, type: "synonym", synonyms }) as const,
  );
  const oneWay = Object.entries(SEARCH_WORDS.oneWay).map(
    ([input, synonyms]) =>
      ({ objectID: `word-${objectIdOf(input)}`, type: "oneWaySynonym", input, synonyms }) as const,
  );
  return [...groups, ...oneWay];
}

function objectIdOf(words: string): string {
  return words.replace(/\W+/g, "-");
}
