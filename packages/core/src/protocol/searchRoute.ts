/** Route of the search page. */
export const SEARCH_ROUTE = "/search";
