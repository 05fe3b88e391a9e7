import { apiEditions } from "docusaurus-waymark-core/facts/editions";
import { currentSite } from "docusaurus-waymark-core/site/current";
import { checkedOptions, type ApiSite, type GivenApiOptions } from "./options";

/**
 * The options of the API reference of the site of this process, for the build and for commands.
 *
 * @throws SiteError when an option is not valid
 */
export function apiOptions(): ApiSite {
  const { siteDir, product, api } = currentSite();
  const given = { product, editions: apiEditions(), ...api } as GivenApiOptions;
  return { ...checkedOptions(given), siteDir };
}
