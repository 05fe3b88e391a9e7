import {
  aliasOf,
  canonicalPath,
  isResourcePage,
  pageTitle,
  sectionOf,
  sectionOfPlugin,
  sourceUrl,
} from "./index";

describe("sectionOf", () => {
  it.each([
    ["/", "docs"],
    ["/how-to/ssh", "docs"],
    ["/api", "api"],
    ["/api/resources/peers", "api"],
    ["/ipa", "api"],
    ["/ipa/resources/peers", "api"],
    ["/apiary", "docs"],
    ["/ipads", "docs"],
  ])("%s belongs to %s", (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });
});

test("an unknown plugin counts as docs", () => {
  expect(sectionOfPlugin("api")).toBe("api");
  expect(sectionOfPlugin(undefined)).toBe("docs");
});

test("the alias segment is read as the API's", () => {
  expect(canonicalPath("/ipa/guides/errors")).toBe("/api/guides/errors");
  expect(canonicalPath("/how-to/ipa")).toBe("/how-to/ipa");
});

test("resource pages are known by either address", () => {
  expect(isResourcePage("/api/resources/peers")).toBe(true);
  expect(isResourcePage("/ipa/resources/peers")).toBe(true);
  expect(isResourcePage("/api/guides/errors")).toBe(false);
});

test("the tab title ends in product and section", () => {
  expect(pageTitle("SSH", "docs", "Peerloom")).toBe("SSH - Peerloom Docs");
  expect(pageTitle("Peers", "api", "Peerloom")).toBe("Peers - Peerloom API");
});

describe("sourceUrl", () => {
  const repository = "https://code.example/docs";

  it.each([
    ["/", "docs", "/blob/main/docs/index.mdx"],
    ["/how-to/ssh", "docs", "/blob/main/docs/how-to/ssh.mdx"],
    ["/api", "api", "/blob/main/api/index.mdx"],
    ["/api/guides/errors", "api", "/blob/main/api/guides/errors.mdx"],
    ["/ipa/guides/errors", "api", "/blob/main/api/guides/errors.mdx"],
  ] as const)("of %s in %s is %s", (path, section, address) => {
    expect(sourceUrl(path, section, repository)).toBe(repository + address);
  });
});

test.each([
  ["/", "/docs"],
  ["/how-to/ssh", "/docs/how-to/ssh"],
  ["/api", "/ipa"],
  ["/api/guides/errors", "/ipa/guides/errors"],
])("the alias of %s is %s", (route, alias) => {
  expect(aliasOf(route)).toBe(alias);
});
