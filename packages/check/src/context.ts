/** Data with which commands read pages: names and components of the current product, and the folders of pages. */
import type { PageContext } from "docusaurus-waymark-core/parse";
import type { Configured } from "docusaurus-waymark-core/content/site";
import { onceFactsRead } from "./rules/facts/onceFactsRead";
import type { GivenRules } from "docusaurus-waymark-core/rules/given";
import { outboundHosts } from "docusaurus-waymark-core/product/hosts";
import { tokensOf } from "docusaurus-waymark-core/product/tokens";
import { currentSite, siteModule } from "docusaurus-waymark-core/site/current";
import { siteRedirects } from "docusaurus-waymark-core/site/redirects";

const { product, properties, rules } = currentSite();

/** The context in which commands parse pages. */
export const CONTEXT: PageContext = {
  tokens: tokensOf(product),
  components: properties,
  given: onceFactsRead(() => siteModule(rules) as GivenRules | undefined),
};

/** Settings that the configuration passes to the check. */
export const CONFIGURED: Configured = {
  components: properties,
  redirects: siteRedirects(),
  url: product.links.docs,
  hosts: [...outboundHosts(product)],
};

export { PAGE_FOLDERS as FOLDERS } from "docusaurus-waymark-core/siteContent/folders";
