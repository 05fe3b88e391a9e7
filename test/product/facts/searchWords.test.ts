import { SEARCH_WORDS, searchWordsOf } from "docusaurus-waymark-core/facts/searchWords";

test("English has all lists; another language has its stop words and what is the same everywhere; an unknown one has no stop words", () => {
  expect(searchWordsOf("en-US").synonyms).toBe(SEARCH_WORDS.synonyms);
  const german = searchWordsOf("de");
  expect(german.stopWords).toEqual(expect.arrayContaining(["der", "wie", "für"]));
  expect([german.synonyms, german.lightWords]).toEqual([[], []]);
  expect(german.languages).toBe(SEARCH_WORDS.languages);
  expect(searchWordsOf("fi").stopWords).toEqual([]);
});
