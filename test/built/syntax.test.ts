import fs from "node:fs";
import path from "node:path";
import { parse } from "acorn";
import { parseHtml } from "docusaurus-waymark-core/build/html";
import { inlineCode } from "docusaurus-plugin-waymark-publish/policy";

/** The edition of ECMAScript that every browser of `browserslist` in `package.json` knows. */
const EDITION = 2024;

const BUILD = "build";

/** Paths below the build folder with an ending. */
function files(ending: string): readonly string[] {
  const names = fs.readdirSync(BUILD, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(ending)).sort();
}

/** Reads scripts; what an older browser could not read is told with its place. */
function unreadable(name: string, scripts: readonly string[]): readonly string[] {
  return scripts.flatMap((script) => {
    try {
      parse(script, { ecmaVersion: EDITION, sourceType: "script" });
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
}

const read = (name: string): string => fs.readFileSync(path.join(BUILD, name), "utf8");

test("every script file is ECMAScript of an edition that the oldest browser knows", () => {
  const names = files(".js");
  expect(names.length).toBeGreaterThan(5);
  expect(names.flatMap((name) => unreadable(name, [read(name)]))).toEqual([]);
});

/** Texts of the scripts in a page; most pages have the same. */
const scriptsOf = (html: string): string =>
  (html.match(/<script(?![^>]*(?:ld\+json|\ssrc=))[\s\S]*?<\/script>/g) ?? []).join("");

test("so is every script in a page", () => {
  const byScripts = new Map(files(".html").map((name) => [scriptsOf(read(name)), name]));
  const pages = [...byScripts.values()].map((name) => ({
    name,
    scripts: inlineCode(parseHtml(read(name))).scripts,
  }));
  expect(pages.flatMap(({ scripts }) => scripts).length).toBeGreaterThan(3);
  expect(pages.flatMap(({ name, scripts }) => unreadable(name, scripts))).toEqual([]);
});

test("newer syntax would be told", () => {
  expect(unreadable("page", ["using file = open();"])).toEqual([
    expect.stringContaining("page: SyntaxError"),
  ]);
});
