import { readSite, type Site } from "../../plugins/content/site";
import { HANDBOOK_REDIRECTS } from "../../src/navigation/handbook";
import { CONFIGURED } from "../lib/content";
import { readRedirects } from "./redirects";

/**
 * The site of a project.
 *
 * @param redirects text of its list of redirects, which an editor may not have saved yet
 */
export function siteAt(root: string, redirects = ""): Site {
  return readSite(root, {
    ...CONFIGURED,
    redirects: [
      ...readRedirects(redirects).map(({ from, to = "" }) => ({ from, to })),
      ...HANDBOOK_REDIRECTS,
    ],
  });
}
