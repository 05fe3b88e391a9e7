/** What the commands read of the site's content: names and components of the current product, folders, menus, redirects. */
import type { PageContext } from "../../plugins/content/parse";
import { readSite, type Site } from "../../plugins/content/site";
import { PROPERTIES } from "../../src/mdx/properties";
import { product } from "../../src/product/current";
import { tokensOf } from "../../src/product/tokens";
import { SECTIONS } from "../../src/sections";
import { readRedirects } from "../move/redirects";

/** What pages are read with. */
export const CONTEXT: PageContext = { tokens: tokensOf(product), components: PROPERTIES };

/** Folders of pages, from the project root. */
export const FOLDERS: readonly string[] = Object.values(SECTIONS).map(({ folder }) => folder);

/**
 * The site of a project.
 *
 * @param redirects text of its list of redirects, which an editor may not have saved yet
 */
export function siteAt(root: string, redirects = ""): Site {
  return readSite(root, {
    redirects: readRedirects(redirects).map(({ from, to = "" }) => ({ from, to })),
    components: CONTEXT.components,
  });
}
