import { hostedSearchOf } from ".";

const service = { ALGOLIA_APP_ID: "APP", ALGOLIA_API_KEY: "search-key", ALGOLIA_INDEX_NAME: "docs" };

test("without a service nothing is configured, so the search theme stays out", () => {
  expect(hostedSearchOf({}, undefined)).toEqual({ page: {}, theme: {} });
});

test("with a service the pages and the search theme are told; the script comes with the site", () => {
  const { page, theme } = hostedSearchOf({ ...service, ALGOLIA_INSIGHTS: "site" }, undefined);
  const credentials = { appId: "APP", apiKey: "search-key", indexName: "docs" };
  expect(page).toEqual({ hostedSearch: { ...credentials, insights: "site" } });
  expect(theme).toEqual({ algolia: { ...credentials, contextualSearch: false, searchPagePath: "search" } });
});

test("from the CDN comes the installed version of the script, bound to its hash", () => {
  const { page } = hostedSearchOf({ ...service, ALGOLIA_INSIGHTS: "cdn" }, undefined);
  expect(page.hostedSearch?.insightsScript).toEqual({
    src: "https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js",
    integrity: expect.stringMatching(/^sha384-[\w+/]{64}$/) as string,
  });
});

test("a configuration that is half set stops the build", () => {
  expect(() => hostedSearchOf({ ALGOLIA_API_KEY: "search-key" }, undefined)).toThrow(/half set up/);
});
