import { readSite, type Site } from "../../plugins/content/site";
import { redirectsIn } from "../../src/site/redirects";
import { product } from "../../src/site/product";
import { CONFIGURED } from "../../plugins/content/context";

/**
 * The site of a project.
 *
 * @param redirects text of its list of redirects, which an editor may not have saved yet
 */
export function siteAt(root: string, redirects = ""): Site {
  return readSite(root, { ...CONFIGURED, redirects: redirectsIn(redirects, product) });
}
