import { acme } from "docusaurus-waymark-core/product/identity.fixture";
import { checkedOptions, type ApiSite } from "./options";

/** The API reference of a site in a folder, for tests. */
export function siteIn(siteDir: string): ApiSite {
  return { ...checkedOptions({ product: acme }), siteDir };
}
