import { SEARCH_FOLDER } from "docusaurus-waymark-core/protocol/attributes";

/**
 * Path of the folder of the index that the current page is searched in: the page's version, if that is not the released one.
 *
 * @param baseUrl path of the site, with slashes at both ends
 */
export function indexFolder(baseUrl: string): string {
  return document.documentElement.getAttribute(SEARCH_FOLDER) ?? baseUrl;
}
