/** Attributes of the markup that React renders and the early script (`src/early`) acts on. */

/** Value of `data-act` on a control: the action of a press on it. */
export type Action =
  | "theme"
  | "menu"
  | "menu-close"
  | "copy"
  | "wrap"
  | "copy-link"
  | "copy-page"
  | "search"
  | "feedback"
  | "report";

/** Selector of the link that reports a problem with the page. */
export const REPORT_LINK = `[data-act="${"report" satisfies Action}"]`;

/** Attribute of content that is incomplete without the application, which is then loaded right after the first paint. */
export const NEEDS_APPLICATION = "data-needs-application";

/** Selector of the root element of a hydrated page. */
export const HYDRATED = "[data-has-hydrated=true]";

/**
 * Attribute of the root element while the browser leaves the page: set by a press on a link that the browser follows.
 * Only another navigation of the browser can replace that one.
 */
export const LEAVING = "data-leaving";

/** Selector of the buttons that open the search dialog. */
export const SEARCH_BUTTON = `[data-act="${"search" satisfies Action}"]`;

/**
 * Attribute of the root element on pages of a version that is not the released one: the path of that version, with slashes at
 * both ends. Its index is in that folder.
 */
export const SEARCH_FOLDER = "data-search-folder";

/** Attribute of the search dialog while a file that search needs is loading. */
export const SEARCH_LOADING = "data-loading";

/** On the search dialog whose code could not be loaded, and on the button in it that loads it again. */
export const SEARCH_FAILED = "data-failed";
export const SEARCH_RETRY = "data-search-retry";

/** Attribute of the empty elements into which `npm run offline` puts the download of the offline copy. */
export const OFFLINE_DOWNLOAD = "data-offline-download";
