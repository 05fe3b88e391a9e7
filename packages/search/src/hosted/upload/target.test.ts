import { uploadTarget, maskAdminKey } from "./target";

const env = { ALGOLIA_APP_ID: "APP", ALGOLIA_INDEX_NAME: "docs", ALGOLIA_ADMIN_API_KEY: "admin-key" };
const identity = { appId: "ID", apiKey: "search-key", indexName: "identity-docs" };

test("the environment comes before the identity; the admin key comes from the environment only", () => {
  expect(uploadTarget(env, identity, true)).toEqual({
    appId: "APP",
    indexName: "docs",
    adminKey: "admin-key",
    hosts: [],
  });
  expect(uploadTarget({}, identity, false)).toMatchObject({
    appId: "ID",
    indexName: "identity-docs",
    adminKey: null,
  });
});

test("what is missing is named; a dry run needs no key", () => {
  expect(() => uploadTarget({}, undefined, true)).toThrow(
    "ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME and ALGOLIA_ADMIN_API_KEY missing. Fix: set it in the environment.",
  );
  expect(() => uploadTarget({}, identity, true)).toThrow(/^ALGOLIA_ADMIN_API_KEY missing/);
});

test.each([
  [{ ...env, ALGOLIA_API_KEY: "admin-key" }],
  [{ ...env, ALGOLIA_ADMIN_API_KEY: "search-key" }],
  [{ ...env, ALGOLIA_ADMIN_API_KEY: Buffer.from(`${"a1".repeat(32)}filters=public`).toString("base64") }],
])("a key that may only search is refused, and not repeated (%#)", (given) => {
  expect(() => uploadTarget(given, identity, true)).toThrow(/holds a key that may only search/);
  expect(() => uploadTarget(given, identity, true)).not.toThrow(new RegExp(given.ALGOLIA_ADMIN_API_KEY));
});

test("hosts are read like those of the pages", () => {
  expect(uploadTarget({ ...env, ALGOLIA_HOSTS: "localhost:1" }, undefined, true).hosts).toEqual([
    { url: "localhost:1", protocol: "http" },
  ]);
});

test("the key is taken out of a text", () => {
  expect(maskAdminKey("no admin-key here", { adminKey: "admin-key" })).toBe("no ***** here");
});
