import { withCacheVersion } from "./cacheVersion";
import withoutPageSummaries from "./withoutSummaries.cjs";
import { pageSummariesRule } from "./pageSummaries";

describe("the version of the bundler's cache", () => {
  beforeEach(() => {
    jest.replaceProperty(process, "env", { NODE_ENV: "test" });
  });
  afterEach(() => jest.restoreAllMocks());

  it("takes the key in where Rspack 1 has it", () => {
    const config = { cache: true, experiments: { cache: { type: "persistent", version: "a" } } };
    expect(withCacheVersion(config, ["b"])).toEqual({ experiments: { cache: { version: 'a-["b"]' } } });
  });

  it("takes the key in where Rspack 2 and webpack have it", () => {
    const config = { cache: { type: "persistent", version: "a" } };
    expect(withCacheVersion(config, ["b"])).toEqual({ cache: { version: 'a-["b"]' } });
  });

  it("stops the build when it is nowhere", () => {
    for (const config of [{}, { cache: true }, { cache: { type: "persistent" } }, { experiments: {} }])
      expect(() => withCacheVersion(config, [])).toThrow(
        "neither cache.version nor experiments.cache.version",
      );
  });

  it("is not needed without a persistent cache", () => {
    process.env["DOCUSAURUS_NO_PERSISTENT_CACHE"] = "1";
    expect(withCacheVersion({}, [])).toEqual({});
  });
});

test("the data of a section has the ids of its pages, without titles and descriptions", () => {
  const docs = { a: { id: "a", title: "A", description: "About a.", sidebar: "docs" } };
  const data = { version: { isLast: true, docsSidebars: { docs: [] }, docs } };
  expect(JSON.parse(withoutPageSummaries(JSON.stringify(data)))).toEqual({
    version: { ...data.version, docs: { a: { id: "a" } } },
  });
  const other = JSON.stringify({ category: { title: "A" } });
  expect(withoutPageSummaries(other)).toBe(other);
  const { test: files } = pageSummariesRule();
  expect(files.test("/site/.docusaurus/docusaurus-plugin-content-docs/default/p/index-466.json")).toBe(true);
  expect(files.test("/site/.docusaurus/docusaurus-plugin-content-docs/default/site-a-mdx-1.json")).toBe(
    false,
  );
});
