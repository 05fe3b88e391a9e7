import { readSite, type Site } from "docusaurus-waymark-core/content/site";
import { redirectsIn } from "docusaurus-waymark-core/site/redirects";
import { product } from "docusaurus-waymark-core/site/product";
import { CONFIGURED } from "../context";

/**
 * The site of a project.
 *
 * @param redirects text of its list of redirects, which an editor may not have saved yet
 */
export function siteAt(root: string, redirects = ""): Site {
  return readSite(root, { ...CONFIGURED, redirects: redirectsIn(redirects, product) });
}
