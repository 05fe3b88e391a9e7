// The second build that tests read, in addition to the one in `build`: the other identity, under a path of its host, with hosted
// search. One build shows all three. The hosts of the service are names of this machine, where each test
// runs its own servers.

export const VARIANT = {
  outDir: "build-variant",
  /** Path of its host, with a slash at both ends. */
  base: "/docs-preview/",
  product: "netbird",
  searchHosts: ["search-1.localhost:4401", "search-2.localhost:4402", "search-3.localhost:4403"],
  index: "documentation",
};

/** Environment variables that select the variant; `npm run test:more -- variant` sets them. */
export const VARIANT_ENVIRONMENT = {
  PRODUCT: VARIANT.product,
  BASE_URL: VARIANT.base,
  ALGOLIA_APP_ID: "TESTAPP",
  ALGOLIA_API_KEY: "search-key-0123456789abcdef",
  ALGOLIA_INDEX_NAME: VARIANT.index,
  ALGOLIA_HOSTS: VARIANT.searchHosts.join(","),
  ALGOLIA_INSIGHTS: "site",
};
