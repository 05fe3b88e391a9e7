import fs from "node:fs";
import path from "node:path";
import { TEMPLATE } from "../rules/text/unfinished";
import { createCheck } from "../check";
import { readContent } from "docusaurus-waymark-core/content/site";
import { product } from "docusaurus-waymark-core/site/product";
import { pathFilter } from "../command/report";
import { CONFIGURED, CONTEXT, FOLDERS } from "../context";
import { makeSmallSite } from "@site/tools/lib/fullSite";
import { makePage } from "./make";

const FILE = "docs/how-to/example-page.mdx";

const DESCRIPTION =
  "Write a first page, look at it while you type, and correct every mistake before you send it.";

let folder = "";
let remove: () => void;
beforeAll(() => ({ folder, remove } = makeSmallSite()));
afterAll(() => remove());

const read = (file: string): string => fs.readFileSync(path.join(folder, file), "utf8");

/** Place, rule and message of what `npm run check` finds on the new page. */
function findings(): string[] {
  const input = { siteDir: folder, folders: FOLDERS, ...CONTEXT, ...CONFIGURED };
  const result = createCheck(input, "all")(readContent(input), pathFilter([FILE]));
  expect(result.pages).toHaveLength(1);
  return result.findings.map(({ path: file, line, rule }) => `${file}:${line} ${rule}`);
}

test("a new page has its file and its entry in the menu, and passes the check once it is written", () => {
  const menu = read("sidebars.ts");
  const made = makePage(folder, ["how-to/example-page", "An example", "--group", "Client"]);
  expect(made).toEqual([FILE, "sidebars.ts"]);
  expect(read(FILE)).toContain('title: "An example"');
  // The identity's release is not among the facts of tests.
  const release = `release: ${product.release}`;
  expect(read(FILE)).toContain(release);
  fs.writeFileSync(path.join(folder, FILE), read(FILE).replace(release, "release: 0.77.1"));
  expect(read("sidebars.ts").replace(/,\s*"how-to\/example-page"/, "")).toBe(menu);
  const lines = [3, 7, 13, 15];
  expect(findings().sort()).toEqual(
    [`${FILE}:3 description`, ...lines.map((line) => `${FILE}:${line} unfinished`)].sort(),
  );
  const { description, heading: _, ...sentences } = TEMPLATE;
  const written = Object.values(sentences).reduce(
    (text, sentence) => text.replace(sentence, "Open the menu."),
    read(FILE).replace(description, DESCRIPTION),
  );
  fs.writeFileSync(path.join(folder, FILE), written);
  expect(findings()).toEqual([]);
});

test.each([
  ["a taken address", ["how-to/ssh", "SSH"], "docs/how-to/ssh.mdx already exists."],
  [
    "the address of the search page",
    ["search", "X"],
    "The site has something else at the address of this page, /search.",
  ],
  [
    "an address in other capitals",
    ["how-to/SSH", "X"],
    "small and capital letters are the same in addresses.",
  ],
  ["an address that sends elsewhere", ["how-to/networks-concept", "X"], "redirects to another page."],
  ["a bad address", ["how*to/x", "X"], '"how*to/x" is not an address.'],
  ["a device of Windows", ["how-to/NUL", "X"], 'Windows has no files called "con"'],
  ["a name that is too long", [`how-to/${"м".repeat(101)}`, "X"], "Fix: use up to 100 letters"],
  ["the name of a part of pages", ["how-to/_x", "X"], '"how-to/_x" is not an address.'],
  ["a hidden file", ["how-to/.x", "X"], '"how-to/.x" is not an address.'],
  ["no slug", [], "The page has no slug. Fix: write its address"],
  ["a file", ["docs/how-to/another.mdx", "X"], "Fix: write how-to/another."],
  ["a generated page", ["api/resources/another", "X"], "Fix: choose another folder."],
  ["a title without quotes", ["how-to/another", "Two", "words"], 'Fix: write "Two words" in quotes.'],
  ["a misspelled option", ["how-to/another", "X", "--grup", "Client"], "Fix: write --group."],
  ["a misspelled group", ["how-to/another", "X", "--group", "Cleint"], 'Fix: write --group "Client".'],
  ["a folder in no group", ["elsewhere/another", "X"], "No group of sidebars.ts has pages of this folder."],
  ["no title", ["how-to/another"], "The page has no title."],
  ["an unknown group", ["how-to/another", "Another", "--group", "Nope"], 'There is no group "Nope"'],
])("%s is refused, and nothing is written", (_, args, message) => {
  const menu = read("sidebars.ts");
  expect(() => makePage(folder, args)).toThrow(message);
  expect(read("sidebars.ts")).toBe(menu);
  expect(fs.existsSync(path.join(folder, "docs/how-to/another.mdx"))).toBe(false);
});
