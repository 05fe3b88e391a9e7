import { IDENTITIES } from "@site/src/product/identities";
import { checkedOptions, type ApiSite } from "./options";

/** The API reference of a site in a folder, for tests. */
export function siteIn(siteDir: string): ApiSite {
  const [product] = IDENTITIES;
  return { ...checkedOptions({ product }), siteDir };
}
