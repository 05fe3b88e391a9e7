import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { atDescription } from "./describedLinks";

const PAGE = "api/resources/books.mdx";
const found = { path: PAGE, line: 3, column: 5, rule: "link", message: "No page.", fix: "Write another." };
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "links-"));
  mkdirSync(path.join(root, "api"));
  const description =
    "openapi: 3.1.0\ninfo:\n  description: See [the guide](/how-to/nowhere) and [below](#gone).\n  x-a: See [it](https://elsewhere.example/a).\n";
  writeFileSync(path.join(root, "api/openapi.yaml"), description);
});
afterAll(() => rmSync(root, { recursive: true }));

/** The first line of a generated page names its description. */
const HEAD = "# Generated from api/openapi.yaml by npm run api:generate.";

const placesOf = (text: string, finding = found): string[] =>
  atDescription(root, [finding], [{ path: finding.path, text: HEAD + text }]).map(
    (one) => `${one.path}:${one.line}:${one.column}`,
  );

it("moves a link that leads nowhere to the line of the description that has it", () => {
  expect(placesOf("\n\nSee [the guide](/how-to/nowhere).")).toEqual(["api/openapi.yaml:3:32"]);
});

it.each([
  ["anchor", "See [below](#gone).", "3:61"],
  ["outbound-host", "See [it](https://elsewhere.example/a).", "4:17"],
])("moves a finding of the rule %s, too", (rule, text, place) => {
  expect(placesOf(`\n\n${text}`, { ...found, rule })).toEqual([`api/openapi.yaml:${place}`]);
});

it("leaves others where they are", () => {
  const place = `${PAGE}:3:5`;
  expect(placesOf("\n\nSee [the guide](/made/by/the/generator).")).toEqual([place]);
  expect(placesOf("\n\nSee [the guide](/how-to/nowhere).", { ...found, rule: "tabs" })).toEqual([place]);
  expect(placesOf("\n\nSee [the guide](/how-to/nowhere).", { ...found, path: "docs/a.mdx" })).toEqual([
    "docs/a.mdx:3:5",
  ]);
});
