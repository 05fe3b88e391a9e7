import { hostedSettings } from "./hostedSettings";

const full = { ALGOLIA_APP_ID: "APP", ALGOLIA_API_KEY: "search-key", ALGOLIA_INDEX_NAME: "docs" };
const settings = { appId: "APP", apiKey: "search-key", indexName: "docs" };

test("without settings, search is embedded", () => {
  expect(hostedSettings({}, undefined)).toBeUndefined();
});

test("the environment has priority over the identity", () => {
  expect(hostedSettings({}, settings)).toEqual(settings);
  expect(hostedSettings(full, { ...settings, appId: "OTHER" })).toEqual(settings);
});

test("the error of an incomplete configuration names the missing variables", () => {
  expect(() => hostedSettings({ ALGOLIA_APP_ID: "APP" }, undefined)).toThrow(
    "Hosted search is half set up: ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME missing. Fix: set all of ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME, or none for the embedded index.",
  );
});

test("an admin key is rejected, and the message does not contain it", () => {
  const admin = { ...full, ALGOLIA_ADMIN_API_KEY: "search-key" };
  expect(() => hostedSettings(admin, undefined)).toThrow(/holds the admin key/);
  expect(() => hostedSettings(admin, undefined)).not.toThrow(/search-key/);
});

test("the identity's key is rejected as well when it is the admin key; an empty admin variable is ignored", () => {
  const admin = { ALGOLIA_ADMIN_API_KEY: " search-key " };
  expect(() => hostedSettings(admin, settings)).toThrow(/holds the admin key/);
  expect(hostedSettings({ ...full, ALGOLIA_ADMIN_API_KEY: "" }, undefined)).toEqual(settings);
});

test("hosts and analytics are read from the environment, for the identity's service as well", () => {
  const env = { ALGOLIA_HOSTS: "search.example.com, 127.0.0.1:3320", ALGOLIA_INSIGHTS: "cdn" };
  const hosts = [
    { url: "search.example.com", protocol: "https" },
    { url: "127.0.0.1:3320", protocol: "http" },
  ];
  expect(hostedSettings({ ...full, ...env }, undefined)).toEqual({ ...settings, hosts, insights: "cdn" });
  expect(hostedSettings(env, { ...settings, insights: "site" })).toEqual({
    ...settings,
    hosts,
    insights: "cdn",
  });
});

test("the identity's analytics are used when only the credentials come from the environment", () => {
  expect(hostedSettings(full, { ...settings, insights: "site" })).toEqual({ ...settings, insights: "site" });
  const off = { ...full, ALGOLIA_INSIGHTS: "off" };
  expect(hostedSettings(off, { ...settings, insights: "site" })).toEqual({ ...settings, insights: "off" });
});

test.each([{ ALGOLIA_HOSTS: "search.example.com" }, { ALGOLIA_INSIGHTS: "site" }])(
  "%j alone is an incomplete configuration",
  (env) => {
    expect(() => hostedSettings(env, undefined)).toThrow(
      "Hosted search is half set up: ALGOLIA_HOSTS and ALGOLIA_INSIGHTS need a service. Fix: set ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME as well, or none of them.",
    );
  },
);

test("an unknown value for analytics is rejected", () => {
  expect(() => hostedSettings({ ...full, ALGOLIA_INSIGHTS: "yes" }, undefined)).toThrow(
    'ALGOLIA_INSIGHTS="yes" is none of its values. Fix: write "site" (script served with the site), "cdn", or "off".',
  );
});
