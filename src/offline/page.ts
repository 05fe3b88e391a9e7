/** What the two scripts of a page in the offline copy know of it. */

/** Suffix of storage keys: browsers keep one storage for all files of a disk, or one for each file. */
export const NAMESPACE = "-offline";

/** Attribute of the root element with the route of the page. */
export const ROUTE = "data-offline-route";

/** Attribute of the root element with the way from the page to the folder of the copy: `../` or empty. */
export const ROOT = "data-offline-root";

/** Global name of the search index: a script sets it, since `fetch` reads no file of a disk. */
export const INDEX_NAME = "siteOfflineIndex";

/** The two files of the search index, as texts. */
export interface OfflineIndex {
  readonly titles: string;
  readonly texts: string;
}

/** Files of the copy that no page of the build has, by their paths in it. */
export const OFFLINE_FILES = {
  head: "assets/offline/head.js",
  main: "assets/offline/main.js",
  index: "assets/offline/search-index.js",
  styles: "assets/offline/offline.css",
} as const;
