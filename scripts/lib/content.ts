/** Data with which commands read pages: names and components of the current product, and the folders of pages. */
import type { PageContext } from "../../plugins/content/parse";
import type { Configured } from "../../plugins/content/site";
import { outboundHosts } from "../../plugins/output/outbound";
import { redirectsOf } from "../../src/navigation/redirects";
import { PRODUCT_RULES } from "../../productRules";
import { PROPERTIES } from "../../src/mdx/properties";
import { product } from "../../src/product/current";
import { tokensOf } from "../../src/product/tokens";

/** The context in which commands parse pages. */
export const CONTEXT: PageContext = {
  tokens: tokensOf(product),
  components: PROPERTIES,
  given: PRODUCT_RULES,
};

/** Settings that the configuration passes to the check. */
export const CONFIGURED: Configured = {
  components: PROPERTIES,
  redirects: redirectsOf(product),
  url: product.links.docs,
  hosts: [...outboundHosts(product)],
};

export { PAGE_FOLDERS as FOLDERS } from "../../plugins/siteContent/folders";
