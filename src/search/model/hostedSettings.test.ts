import { hostedSettings } from "./hostedSettings";

const full = { ALGOLIA_APP_ID: "APP", ALGOLIA_API_KEY: "search-key", ALGOLIA_INDEX_NAME: "docs" };
const settings = { appId: "APP", apiKey: "search-key", indexName: "docs" };

test("nothing set means the embedded index", () => {
  expect(hostedSettings({}, undefined)).toBeUndefined();
});

test("the environment wins over the identity", () => {
  expect(hostedSettings({}, settings)).toEqual(settings);
  expect(hostedSettings(full, { ...settings, appId: "OTHER" })).toEqual(settings);
});

test("half a configuration names what is missing", () => {
  expect(() => hostedSettings({ ALGOLIA_APP_ID: "APP" }, undefined)).toThrow(
    "Hosted search is half set up: ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME missing. Fix: set all of ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX_NAME, or none for the embedded index.",
  );
});

test("an admin key is refused, and the message does not repeat it", () => {
  const admin = { ...full, ALGOLIA_ADMIN_API_KEY: "search-key" };
  expect(() => hostedSettings(admin, undefined)).toThrow(/holds the admin key/);
  expect(() => hostedSettings(admin, undefined)).not.toThrow(/search-key/);
});
