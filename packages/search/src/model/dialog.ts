/** Key of the recent searches in local storage, without the suffix that keeps sites on one origin apart. */
export const RECENTS_KEY = "search-recent";
