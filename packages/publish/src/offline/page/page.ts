/** Names shared by the scripts of the offline copy and `packages/publish/src/commands/offline`. */

/** Suffix of storage keys: some browsers have one storage for all `file:` pages. */
export const NAMESPACE = "-offline";

/** Attribute of the root element with the route of the page. */
export const ROUTE = "data-offline-route";

/** Attribute of the root element with the relative path to the folder of the copy: `../` or empty. */
export const ROOT = "data-offline-root";

/** Global variable of the search index. A script sets it, because `fetch` cannot read `file:` addresses. */
export const INDEX_NAME = "siteOfflineIndex";

/** The texts of the files of the search index, by their names. */
export type OfflineIndex = Readonly<Record<string, string>>;

/** Paths of the files that the copy has in addition to those of the build. */
export const OFFLINE_FILES = {
  head: "assets/offline/head.js",
  main: "assets/offline/main.js",
  index: "assets/offline/search-index.js",
  styles: "assets/offline/offline.css",
} as const;
