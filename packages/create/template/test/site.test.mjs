// Statements about the built site: run `npm run build` first, as `npm test` does.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const golden = JSON.parse(readFileSync("test/search/golden.json", "utf8"));

for (const { query, expect } of golden.find)
  test(`search for "${query}" leads to ${expect}`, () => {
    const output = execFileSync("npx", ["waymark", "search", "try", query, "--json"], { encoding: "utf8" });
    const [first] = JSON.parse(output);
    assert.equal(first.url.split("#")[0], expect.split("#")[0]);
  });

test("the home page names the product, and no token is left in it", () => {
  const [, name] = /name: "(.*)"/.exec(readFileSync("src/product.ts", "utf8"));
  const page = readFileSync("build/index.html", "utf8");
  const [, title] = /<title[^>]*>([^<]+)/.exec(page);
  assert.ok(
    title
      .replaceAll("&amp;", "&")
      .replaceAll(/&#(?:x27|39);/g, "'")
      .includes(name),
    title,
  );
  assert.doesNotMatch(page, /\{\{\w/);
});

test("the API reference has a page for each resource", () => {
  for (const resource of ["projects", "members"])
    assert.match(readFileSync(`build/api/resources/${resource}.html`, "utf8"), /<h1/);
});
