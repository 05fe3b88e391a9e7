import type { HostedSearchSettings } from "../../src/product";
import { SEARCH_ROUTE } from "../../src/search/model/searchParams";
import { type Environment, hostedSettings } from "../../src/search/model/hostedSettings";
import { insightsScript } from "./insightsScript";

/** What a build needs to know of hosted search; both parts are empty where the embedded index answers alone. */
export interface HostedSearch {
  /** For the pages. */
  readonly page: { readonly hostedSearch?: HostedSearchSettings };
  /** For the search theme, which becomes active with its key: validation, `opensearch.xml` and the `/search` page. */
  readonly theme: { readonly algolia?: ThemeSettings };
}

interface ThemeSettings extends Pick<HostedSearchSettings, "appId" | "apiKey" | "indexName"> {
  readonly contextualSearch: false;
  readonly searchPagePath: string;
}

/**
 * Settings of hosted search for a build, from the environment or the identity.
 *
 * @throws Error for a configuration that is half set, cannot be read, or would publish the admin key
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
