/**
 * Attributes of the markup that React renders and the early script (`packages/theme/src/early`) acts on.
 *
 * Other attributes that folders share; most are written by `packages/theme` (`mdx`, `layout`, `reference`):
 * - on the root element: `data-js` (scripts run), `data-theme` (color theme);
 * - of content: `data-search` (how search records treat it), `data-markdown-ignore` (left out of the Markdown twin),
 *   `data-since` (first release that has it), `data-newer` (newer than the reader's release), `data-alias-of` (id of the
 *   heading that an old id belonged to), `data-page-tools` (tools of the page, no part of its text), `data-twin` (address of
 *   the page's Markdown), `data-editions` (editions of a feature), `data-term` (definition of a glossary term), `data-var`
 *   (place of a reader's value), `data-lit` (where the last link led), `data-choice` (value of a tab), `data-cards`
 *   (table shown as cards on narrow screens),
 *   `data-property` (row of a list of properties);
 * - of code blocks: `data-code` (frame), `data-language`, `data-name` (label of a panel), `data-scrolls` (wider than its
 *   place), `data-wrap` (long lines wrap), `data-state` (its button has just copied).
 */

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

/** Attribute of the empty elements into which `npx waymark offline` puts the download of the offline copy. */
export const OFFLINE_DOWNLOAD = "data-offline-download";
