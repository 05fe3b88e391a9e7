import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { idOf, isPageFile, isValidRoute, routeOf } from "../content/routes";

/** Run by Node itself, because Jest cannot load the packages of Docusaurus 4. */
const SCRIPT = `
  const path = require("node:path").posix;
  const getSlug = require("@docusaurus/plugin-content-docs/lib/slug.js").default;
  const { DefaultNumberPrefixParser: numberPrefixParser } = require("@docusaurus/plugin-content-docs/lib/numberPrefix.js");
  const slugOf = (source) => {
    const { dir, name } = path.parse(source);
    try {
      const baseID = numberPrefixParser(name).filename;
      return getSlug({ baseID, source, sourceDirName: dir || ".", numberPrefixParser }).replace(/(?<=.)\\/$/, "");
    } catch {
      return null;
    }
  };
  const sources = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
  console.log(JSON.stringify(sources.map(slugOf)));
`;

/** The addresses that the docs plugin gives to files; null where it refuses the name. */
function byDocusaurus(sources: readonly string[]): readonly (string | null)[] {
  const input = JSON.stringify(sources);
  return JSON.parse(execFileSync(process.execPath, ["-e", SCRIPT], { input, encoding: "utf8" })) as (
    | string
    | null
  )[];
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
  const names = fc.array(NAME, { minLength: 1, maxLength: 3 });
  const sources = fc.sample(names, 2000).map((parts) => `${parts.join("/")}.mdx`);
  const wrong = byDocusaurus(sources).flatMap((expected, index) => {
    const source = sources[index] as string;
    const route = routeOf({ path: `docs/${source}` });
    const differs = expected !== null && !source.includes("%") && route !== expected;
    return differs || (isValidRoute(route) && expected === null) ? [{ source, route, expected }] : [];
  });
  expect(wrong).toEqual([]);
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
