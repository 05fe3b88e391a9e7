import type { HostedSearchSettings } from "docusaurus-waymark-core/product/identity";
import { SEARCH_ROUTE } from "docusaurus-waymark-core/protocol/searchRoute";
import { type Environment, hostedSettings } from "../model/hostedSettings";
import { insightsScript } from "./insightsScript";

/** Configuration for hosted search; both parts are empty when only the embedded index is used. */
export interface HostedSearch {
  /** Passed to the pages. */
  readonly page: { readonly hostedSearch?: HostedSearchSettings };
  /** Passed to the search theme, which is active when it has `algolia`: validation, `opensearch.xml` and `/search`. */
  readonly theme: { readonly algolia?: ThemeSettings };
}

interface ThemeSettings extends Pick<HostedSearchSettings, "appId" | "apiKey" | "indexName"> {
  readonly contextualSearch: false;
  readonly searchPagePath: string;
}

/**
 * Reads the settings of hosted search from the environment or the identity.
 *
 * @throws Error when the configuration is incomplete or invalid, or would publish the admin key
 */
export function hostedSearchOf(env: Environment, identity: HostedSearchSettings | undefined): HostedSearch {
  const settings = hostedSettings(env, identity);
  if (!settings) return { page: {}, theme: {} };
  const { appId, apiKey, indexName, insights } = settings;
  const script = insights === "cdn" ? { insightsScript: insightsScript() } : {};
  return {
    page: { hostedSearch: { ...settings, ...script } },
    theme: {
      algolia: {
        appId,
        apiKey,
        indexName,
        contextualSearch: false,
        searchPagePath: SEARCH_ROUTE.slice(1),
      },
    },
  };
}
