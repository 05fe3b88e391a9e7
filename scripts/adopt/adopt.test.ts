import fs from "node:fs";
import path from "node:path";
import { emptied, identityFile } from "./adopt";
import { identityFrom, readOptions } from "./answers";
import { EDITS, EMPTIED, REMOVED } from "./lists";

const GIVEN = { name: "Crème Box 2", home: "https://creme.example", code: "https://github.com/creme/box" };

test("the usual answers follow from the name and two addresses", async () => {
  const { slug, client, links, api, company } = await identityFrom(GIVEN, undefined);
  expect([slug, client.cli, company, api.url]).toEqual([
    "creme-box-2",
    "creme-box-2",
    "Crème Box 2",
    "https://api.creme.example",
  ]);
  expect(links).toEqual({
    docs: "https://docs.creme.example",
    home: GIVEN.home,
    code: GIVEN.code,
    docsRepository: "https://github.com/creme/box-docs",
  });
});

test("who is asked answers; an empty line takes what is proposed", async () => {
  const asked: string[] = [];
  const { name, api, links } = await identityFrom({ name: "Acme" }, (text, usual) => {
    asked.push(text);
    return Promise.resolve(usual === undefined || text.includes("API") ? "https://acme.example/x/" : " ");
  });
  expect([name, api.url, links.docs]).toEqual([
    "Acme",
    "https://acme.example/x",
    "https://docs.acme.example/x",
  ]);
  expect(asked).not.toContain("Name of the product");
});

test.each<[string, Record<string, string>, string]>([
  ["missing answers", { name: "Acme" }, "Answers are missing. Fix: add --home, --code."],
  ["a wrong hue", { ...GIVEN, hue: "400" }, '"brand.accentHue" is "400". Fix: write degrees from 0 to 360.'],
  ["an address without https", { ...GIVEN, api: "acme" }, '"api.url" is "acme". Fix: write an https address'],
])("%s are named", async (_, given, message) => {
  await expect(identityFrom(given, undefined)).rejects.toThrow(message);
});

test("an option that there is not is named with the nearest one", () => {
  expect(() => readOptions(["--nam", "Acme"])).toThrow("There is no option --nam. Fix: write --name.");
  expect(readOptions(["--name", "Acme", "--untested"])).toEqual({
    into: undefined,
    isUntested: true,
    answers: { name: "Acme" },
  });
});

test("what is removed, emptied and changed is in the project", () => {
  const missing = [...REMOVED, ...Object.keys(EMPTIED)].filter((name) => !fs.existsSync(name));
  // Folders of product tests exist only if there are such tests.
  expect(missing.filter((name) => !/^(?:test|e2e)\/product$/.test(name))).toEqual([]);
  for (const { file, from } of EDITS)
    expect([file, fs.readFileSync(file, "utf8")]).toEqual([file, expect.stringMatching(from)]);
});

test("an emptied file keeps the comments at its head", () => {
  expect(emptied("# About.\n# More.\n\n- a\n# b\n", "[]")).toBe("# About.\n# More.\n\n[]\n");
});

test("starter pages and menus belong together", () => {
  const starter = path.join(__dirname, "starter");
  const menu = fs.readFileSync(path.join(starter, "sidebars.ts"), "utf8");
  const pages = fs
    .readdirSync(path.join(starter, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx") && name !== "index.mdx");
  for (const page of pages) expect(menu).toContain(`"${page.replace(/\.mdx$/, "")}"`);
  expect(pages).toHaveLength(5);
});

test("the file of an identity has its fields", async () => {
  const text = identityFile(await identityFrom(GIVEN, undefined));
  expect(text).toContain('"name": "Crème Box 2"');
  expect(text).toContain('"release": "1.0.0"');
});
