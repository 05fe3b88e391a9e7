/** Addresses of posts, pages and lists, compared with those that Docusaurus gives them. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { frontMatterBlock } from "../build/frontMatter";
import { readMenu } from "../menus/read";
import { ROOT_SECTION } from "../sections";
import { blogRoutes, type Post } from "./blogRoutes";
import { groupRoutes } from "./groupRoutes";
import { isComponentPage, isPageFile } from "./routes";

const BLOG = { id: "blog", basePath: "/blog", label: "Blog", folder: "blog" };

const post = (fields: string): string => `---\ntitle: X\n${fields}\n---\n\nText.\n`;
const MANY = Array.from({ length: 21 }, (_, index): [string, string] => [
  `2026-02-${String(index + 1).padStart(2, "0")}-many.md`,
  post("tags: [Many]\nauthors: [ada]"),
]);

/** Files of the blog: names with dates, folders and letters of several scripts, tags in and out of `tags.yml`. */
const POSTS: Readonly<Record<string, string>> = {
  "2026-01-15-hello.md": post("tags: [releases, C++, 'новое в версии', v2Beta]"),
  "2026/01/16/deep.mdx": post("tags: [releases]"),
  "news/2026-01-17-below.md": post(""),
  "2026-01-18/index.md": post("authors: [ada]"),
  "plain/index.md": post("date: 2026-01-19"),
  "readme.md": post("date: 2026-01-20"),
  "привет.md": post("date: 2026-01-21\ntags: [只有]"),
  "folder/folder.md": post("date: 2026-01-22\nunlisted: true\ntags: [Hidden]"),
  "_part.md": "Part.\n",
  ...Object.fromEntries(MANY),
};
const TABLES: Readonly<Record<string, string>> = {
  "tags.yml": "releases:\n  label: Releases\n  permalink: /what-is-new\nMany:\n",
  "authors.yml":
    "ada:\n  name: Ada\n  page: true\nboBo:\n  name: Bo\n  page:\n    permalink: /b\nplain:\n  name: P\n",
};
const PAGES: Readonly<Record<string, string>> = {
  "pricing.tsx": "export default () => null;\n",
  "about/index.jsx": "export default () => null;\n",
  "about/readme.mdx": "Text.\n",
  "same/same.md": "Text.\n",
  "_part.tsx": "export default () => null;\n",
  "pricing.test.tsx": "test.todo('x');\n",
  "__tests__/x.js": "test.todo('x');\n",
};

/** Groups with a page that Docusaurus makes: of the label or at a given address, around other groups, twice with one label. */
const MENU = {
  docs: [
    group("How-to guides", {}, [group("More", {}, ["a"]), "b"]),
    group("Привет, мир!", { title: "X" }, [group("More", {}, ["c"])]),
    group("Given", { slug: "/given/" }, [group("Below", { slug: "x/y" }, ["d"])]),
    { type: "category", label: "Own page", link: { type: "doc", id: "e" }, items: ["f"] },
  ],
};

function group(label: string, link: object, items: readonly unknown[]): object {
  return { type: "category", label, items, link: { type: "generated-index", ...link } };
}

/** Run by Node itself, because Jest cannot load the packages of Docusaurus 4. */
const SCRIPT = `
  const { loadSite } = require("@docusaurus/core/lib/server/site.js");
  loadSite({ siteDir: process.argv[1] }).then(({ props }) => console.log(JSON.stringify(props.routesPaths)));
`;

function byDocusaurus(siteDir: string): string[] {
  const plugins = [
    [
      require.resolve("@docusaurus/plugin-content-blog"),
      { onInlineTags: "ignore", onUntruncatedBlogPosts: "ignore" },
    ],
    [require.resolve("@docusaurus/plugin-content-pages"), {}],
    [
      require.resolve("@docusaurus/plugin-content-docs"),
      { routeBasePath: "help", sidebarPath: path.join(siteDir, "sidebars.json") },
    ],
  ];
  const config = { title: "x", url: "https://x.example", baseUrl: "/", trailingSlash: false, plugins };
  fs.writeFileSync(path.join(siteDir, "docusaurus.config.js"), `module.exports = ${JSON.stringify(config)};`);
  const printed = execFileSync(process.execPath, ["-e", SCRIPT, siteDir], { encoding: "utf8" });
  return JSON.parse(printed.slice(printed.lastIndexOf("\n[") + 1)) as string[];
}

it("posts, pages, lists with their further pages, and pages of groups have the addresses that the plugins give them", async () => {
  globalThis.WAYMARK_SITE = { ...globalThis.WAYMARK_SITE, blog: BLOG, pages: true } as never;
  jest.resetModules();
  const { routeOf } = await import("./routes");
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), "routes-"));
  try {
    const write = (folder: string, files: Readonly<Record<string, string>>): void => {
      for (const [name, text] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(path.join(siteDir, folder, name)), { recursive: true });
        fs.writeFileSync(path.join(siteDir, folder, name), text);
      }
    };
    write("blog", { ...POSTS, ...TABLES });
    write("src/pages", PAGES);
    write("docs", Object.fromEntries("abcdef".split("").map((name) => [`${name}.md`, "Text.\n"])));
    write(".", { "sidebars.json": JSON.stringify(MENU) });
    const posts = Object.entries(POSTS).filter(([name]) => !name.startsWith("_"));
    const read = posts.map(([, text]) => ({
      frontMatter: parse(frontMatterBlock(text)?.text ?? "") as Post["frontMatter"],
    }));
    const pages = Object.keys(PAGES)
      .map((name) => `src/pages/${name}`)
      .filter((file) => isPageFile(file) || isComponentPage(file));
    const ours = [
      ...[...posts.map(([name]) => `blog/${name}`), ...pages].map((file) => routeOf({ path: file })),
      ...groupRoutes({
        ...readMenu("sidebars.json", JSON.stringify(MENU)),
        section: { ...ROOT_SECTION, basePath: "/help" },
      }),
      ...blogRoutes(BLOG, read, (name) => TABLES[name]).filter((route) => !route.endsWith(".xml")),
    ];
    const theirs = byDocusaurus(siteDir).map((route) => decodeURI(route).replace(/(?<=.)\/$/, ""));
    const isOther = (route: string): boolean => route !== "/404.html" && !/^\/help(?:\/[a-f])?$/.test(route);
    expect(ours.sort()).toEqual(theirs.filter(isOther).sort());
  } finally {
    fs.rmSync(siteDir, { recursive: true, force: true });
  }
});
