import fc from "fast-check";
import getSlug from "@docusaurus/plugin-content-docs/lib/slug.js";
import path from "node:path";
import { DefaultNumberPrefixParser } from "./docNames";
import { idOf, isPageFile, isValidRoute, routeOf } from "../content/routes";

/** The address that the docs plugin gives to a file; undefined where it refuses the name. */
function byDocusaurus(source: string): string | undefined {
  const { dir, name } = path.posix.parse(source);
  try {
    const slug = getSlug({
      baseID: DefaultNumberPrefixParser(name).filename,
      source,
      sourceDirName: dir === "" ? "." : dir,
      numberPrefixParser: DefaultNumberPrefixParser,
    });
    return slug.replace(/(?<=.)\/$/, "");
  } catch {
    return undefined;
  }
}

const NAME = fc.oneof(
  fc.constantFrom(
    "index",
    "README",
    "Index",
    "guide",
    "Guide",
    "01-guide",
    "2. step",
    "2024-01-02-x",
    "1.2-x",
  ),
  fc.constantFrom("my page", "a+b&c", "a%20b", "a#b", "a?b", "файл", "a\\b", "v1.2", "it's", "x "),
  fc.stringMatching(/^[a-z0-9 ._-]{1,8}$/).filter((name) => !name.startsWith(".") && name.trim() === name),
);

test("files have the addresses that the docs plugin gives them", () => {
  fc.assert(
    fc.property(fc.array(NAME, { minLength: 1, maxLength: 3 }), (parts) => {
      const source = `${parts.join("/")}.mdx`;
      const expected = byDocusaurus(source);
      const route = routeOf({ path: `docs/${source}` });
      if (expected !== undefined && !source.includes("%")) expect(route).toBe(expected);
      if (isValidRoute(route)) expect(expected).toBeDefined();
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["docs/index.mdx", "index", "/"],
  ["docs/how-to/readme.md", "how-to/readme", "/how-to"],
  ["docs/how-to/How-To.mdx", "how-to/How-To", "/how-to"],
  ["docs/01-start/02-go.mdx", "start/go", "/start/go"],
  ["docs/2026-01-02-news.mdx", "2026-01-02-news", "/2026-01-02-news"],
  ["api/index.mdx", "index", "/api"],
  ["api/guides/api.mdx", "guides/api", "/api/guides/api"],
])("%s has the id %s and the address %s", (file, id, route) => {
  expect([idOf(file), routeOf({ path: file })]).toEqual([id, route]);
});

test("hidden files and other endings are no pages", () => {
  expect(["a.md", "b.mdx", ".a.mdx", ".notes/a.mdx", "a.MDX", "a.markdown"].filter(isPageFile)).toEqual([
    "a.md",
    "b.mdx",
  ]);
});
