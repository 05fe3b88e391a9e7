/** Ids of elements that scripts of a page find. */

/** The navigation element: the menu's column and the drawer. */
export const SITE_NAV_ID = "site-nav";

/** The main region, the target of the skip link. */
export const SITE_MAIN_ID = "site-main";

/** The JSON block with the addresses of the application's scripts. It is different in every deployment. */
export const APP_SCRIPTS_ID = "app-scripts";

/** The search dialog and its parts. */
export const SEARCH_IDS = {
  dialog: "site-search",
  label: "site-search-label",
  input: "site-search-input",
  clear: "site-search-clear",
  panel: "site-search-panel",
  status: "site-search-status",
  list: "site-search-list",
} as const;

/** Performance mark of the moment when the application was asked for. */
export const APPLICATION_MARK = "application";
