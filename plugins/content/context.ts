/** Data with which commands read pages: names and components of the current product, and the folders of pages. */
import type { PageContext } from "./parse";
import type { Configured } from "./site";
import type { GivenRules } from "./rules/given";
import { outboundHosts } from "../../src/product/hosts";
import { tokensOf } from "../../src/product/tokens";
import { currentSite, siteModule } from "../../src/site/current";
import { siteRedirects } from "../../src/site/redirects";

const { product, properties, rules } = currentSite();

/** The context in which commands parse pages. */
export const CONTEXT: PageContext = {
  tokens: tokensOf(product),
  components: properties,
  given: siteModule(rules) as GivenRules | undefined,
};

/** Settings that the configuration passes to the check. */
export const CONFIGURED: Configured = {
  components: properties,
  redirects: siteRedirects(),
  url: product.links.docs,
  hosts: [...outboundHosts(product)],
};

export { PAGE_FOLDERS as FOLDERS } from "../siteContent/folders";
