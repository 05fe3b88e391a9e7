import { aliasOf, canonicalPath, isReferencePage, pageTitle, sectionOf, sectionOfPlugin } from "./index";

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
  const name = "docusaurus-plugin-content-docs";
  expect(sectionOfPlugin({ name, id: "api" })).toBe("api");
  expect(sectionOfPlugin({ name, id: "default" })).toBe("docs");
  expect(sectionOfPlugin({ name: "search-page", id: "api" })).toBe("docs");
});

test("the alias segment is read as the API's", () => {
  expect(canonicalPath("/ipa/guides/errors")).toBe("/api/guides/errors");
  expect(canonicalPath("/how-to/ipa")).toBe("/how-to/ipa");
});

test("pages of a reference are known by their ids", () => {
  expect(isReferencePage("api", "resources/peers")).toBe(true);
  expect(isReferencePage("api", "guides/errors")).toBe(false);
  expect(isReferencePage("docs", "resources/peers")).toBe(false);
});

test("the tab title ends in product and section", () => {
  expect(pageTitle("SSH", "docs", "Acme")).toBe("SSH - Acme Docs");
  expect(pageTitle("Peers", "api", "Acme")).toBe("Peers - Acme API");
});

test.each([
  ["/", "/docs"],
  ["/how-to/ssh", "/docs/how-to/ssh"],
  ["/api", "/ipa"],
  ["/api/guides/errors", "/ipa/guides/errors"],
])("the alias of %s is %s", (route, alias) => {
  expect(aliasOf(route)).toBe(alias);
});
