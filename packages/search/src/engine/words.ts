/**
 * Sets the word lists of the language that is searched. They belong to the index, so a worker sets them once, before it builds one:
 * they decide how texts and queries are split and compared, which is needed in many places.
 */
import type { SearchWords } from "../model";
import { setSynonyms } from "./synonyms";
import { setWordLists } from "./wordLists";

/** Sets the words; an index that was built with others must not be searched any longer. */
export function setSearchWords(words: SearchWords): void {
  setWordLists(words);
  setSynonyms(words);
}
