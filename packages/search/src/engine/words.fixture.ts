/** The English word lists of this site, for tests. */
import { SEARCH_WORDS } from "docusaurus-waymark-core/facts/searchWords";
import { setSearchWords } from "./words";

setSearchWords(SEARCH_WORDS);

export { SEARCH_WORDS };
