import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { peerloom } from "../../src/product/peerloom";
import { tokensOf } from "../../src/product/tokens";
import { readerOf } from "./rules/reader";
import type { Reading } from "./rules/reading";
import { Store } from "./store";
import { storeKey } from "./storeKey";

const PAGE = { path: "docs/x.mdx", text: "---\ntitle: X\n---\n\nYou recieve [it](/y).\n" };

let siteDir: string;
beforeEach(() => (siteDir = fs.mkdtempSync(path.join(os.tmpdir(), "store-"))));
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

/** Reads a page from a store of the given key, and says which paths were read anew. */
function run(key: string, page = PAGE): { readonly reading: Reading; readonly made: string[] } {
  const made: string[] = [];
  const store = new Store(siteDir, key);
  const reading = store.reading(page, (source) => {
    made.push(source.path);
    return readerOf(tokensOf(peerloom), {})(source);
  });
  const { frontMatter, outline, facts, prose } = reading;
  store.save();
  return { reading: { ...page, frontMatter, outline, facts, prose }, made };
}

test("a page is read once, and what is kept is what was read", () => {
  const first = run("a");
  const second = run("a");
  expect([first.made, second.made]).toEqual([["docs/x.mdx"], []]);
  expect(second.reading).toEqual(first.reading);
  expect(second.reading.prose.findings.map(({ message }) => message)).toEqual([
    '"recieve" is in no dictionary.',
  ]);
});

test("a changed page, a moved page and another key are read anew", () => {
  run("a");
  expect(run("a", { ...PAGE, text: `${PAGE.text}\nMore.\n` }).made).toHaveLength(1);
  run("a");
  expect(run("a", { ...PAGE, path: "docs/y.mdx" }).made).toHaveLength(1);
  expect(run("b").made).toHaveLength(1);
});

test("a damaged file is as good as none", () => {
  run("a");
  fs.writeFileSync(path.join(siteDir, "node_modules/.cache/content-check/a.json"), '{"x":');
  expect(run("a").made).toHaveLength(1);
  expect(run("a").made).toHaveLength(0);
});

test("old files are removed", () => {
  for (const key of ["a", "b", "c", "d", "e", "f"]) run(key);
  expect(fs.readdirSync(path.join(siteDir, "node_modules/.cache/content-check"))).toHaveLength(4);
});

test("the key tells configurations apart", () => {
  const keys = [{ tokens: { cli: "a" } }, { tokens: { cli: "b" } }, { tokens: { cli: "a" } }].map(storeKey);
  expect(keys[0]).toBe(keys[2]);
  expect(keys[0]).not.toBe(keys[1]);
});
