/** The site of `test/fullSite`, which uses every feature that a site can turn on, as `npm run test:more -- full` has built it. */
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { builtPagesOf, mistakesOf } from "../../tools/api/corpus/built";
import { describe as describeFile } from "../../tools/api/corpus/describe";
import { FAST_FILES } from "../../tools/api/corpus/files";
import { contentPolicy } from "docusaurus-plugin-waymark-publish/policy/policy";
import { routeOfFile } from "docusaurus-waymark-core/build/routes";
import { makeFullSite } from "../../tools/lib/fullSite";
import { supported } from "docusaurus-waymark-core/siteContent/supported";
import { serving } from "../nginx/serving";

const BUILD = "build-full";
const read = (file: string): string => fs.readFileSync(`${BUILD}/${file}`, "utf8");
const exists = (file: string): boolean => fs.existsSync(`${BUILD}/${file}`);

const { get } = serving(BUILD);

/** The proof of each row of the feature table in README. */
const FEATURES: Readonly<Record<string, () => void>> = {
  "Multiple docs instances": () => expect(exists("community/meetups.html")).toBe(true),
  Versions: () => expect(read("next/how-to/ssh.html")).toContain("noindex"),
  Languages: () => expect(read("ar/how-to/ssh.html")).toContain('dir="rtl"'),
  Blog: () => expect(read("blog.html")).toContain('class="free-page"'),
  "`src/pages`": () => expect(read("pricing.html")).toContain('class="free-page"'),
  "Feeds, sitemap, `hreflang`": () => {
    for (const file of ["blog/rss.xml", "pages.atom", "sitemap.xml"])
      expect([file, exists(file)]).toEqual([file, true]);
    expect(read("index.html")).toContain('hrefLang="ar"');
  },
  "Client redirects plugin": () =>
    expect(() => supported({ ...CONFIG, plugins: ["@docusaurus/plugin-client-redirects"] })).toThrow(
      "redirects.yaml",
    ),
  "Analytics and other outbound hosts": () =>
    expect(contentPolicy([], undefined, ["https://stats.example.com"])).toContain(
      "script-src 'self' https://stats.example.com;",
    ),
  "`live-codeblock`, other themes and presets, `themeConfig.navbar` and `footer`": () => {
    for (const part of [
      { themes: ["@docusaurus/theme-live-codeblock"] },
      { themes: ["docusaurus-theme-x"] },
      { presets: ["docusaurus-preset-x"] },
      { themeConfig: { navbar: {} } },
      { themeConfig: { footer: {} } },
    ])
      expect(() => supported({ ...CONFIG, ...part })).toThrow(/ Fix: /);
  },
};

const CONFIG = { title: "x", url: "https://x.example", baseUrl: "/" };
const [, table = ""] =
  /\n## Docusaurus features\n([^]*?)\n## /.exec(fs.readFileSync("README.md", "utf8")) ?? [];
const rows = [...table.matchAll(/^\| (.*?)(?: \(.*?\))? +\|/gm)].map(([, name = ""]) => name).slice(1);

it("every row of the table of features is shown here", () => {
  expect(rows.filter((name) => !/^-+$/.test(name))).toEqual(Object.keys(FEATURES));
});

it.each(Object.entries(FEATURES))("%s", (_name, show) => show());

describe("a third section", () => {
  it("has a title, twins, an edit link, a place in the menu of the site and in search", () => {
    const page = read("community/meetups.html");
    expect(page).toContain('<title data-rh="true">Meetups - Peerloom Community</title>');
    expect(page).toContain("/blob/main/community_versioned_docs/version-2.0/meetups.mdx");
    expect(page).toMatch(
      /aria-current="true"[^>]*href="\/community"|href="\/community"[^>]*aria-current="true"/,
    );
    expect(read("community/meetups.md")).toContain("kumquat");
    expect(read("llms.txt")).toContain("/community/meetups.md");
    expect(read("search-text.json")).toContain("kumquat");
  });
});

test("boxes of tasks have their state, and a footnote and its mark lead to each other", () => {
  const page = read("community/meetups.html");
  expect(page).toMatch(
    /<input type="checkbox" disabled="" aria-label="Pick a date" checked=""\/>[^\w]*(?:<!-- -->)?Pick a date/,
  );
  expect(page).toMatch(
    /<input type="checkbox" disabled="" aria-label="Tell the group"\/>[^\w]*(?:<!-- -->)?Tell the group/,
  );
  const [, note = "", mark = ""] = /<a href="#([^"]+)" id="([^"]+)" data-footnote-ref/.exec(page) ?? [];
  expect(page).toMatch(new RegExp(`<li id="${note}">\\s*<p>It meets on Mondays\\. <a href="#${mark}"`));
});

describe("API descriptions of others", () => {
  it.each(FAST_FILES)("every operation of %s is on a page and in its twin", (file) => {
    const built = builtPagesOf(describeFile(file, false));
    expect(built.size).toBeGreaterThan(2);
    for (const [page, operations] of built) {
      expect(operations.length).toBeGreaterThan(0);
      expect(mistakesOf(BUILD, page, operations)).toEqual([]);
    }
  });
});

describe("addresses that the check accepts", () => {
  /** Addresses that the check of pages refuses as targets of links. */
  function refused(addresses: readonly string[]): readonly string[] {
    const { folder, remove } = makeFullSite([]);
    try {
      const args = [
        "-r",
        "docusaurus-waymark-core/site.cjs",
        path.resolve(__dirname, "reachable.fixture.ts"),
      ];
      const input = JSON.stringify(addresses);
      return JSON.parse(
        execFileSync(process.execPath, args, { cwd: folder, input, encoding: "utf8" }),
      ) as string[];
    } finally {
      remove();
    }
  }

  /** Pages of descriptions are written by the build, and other files send elsewhere or are made from pages. */
  const others =
    /^\/(?:(?:ar|print|docs|llms-full|offline|assets)(?:\/|$)|api\/resources\/|next\/api|slack-url$)/;
  const built = fs
    .readdirSync(BUILD, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.html$|^blog\/\w+\.xml$/.test(file) && !others.test(`/${file}`))
    .map((file) => routeOfFile(file))
    .filter(
      (route) =>
        !/http-equiv="refresh"/.test(exists(`${route.slice(1)}.html`) ? read(`${route.slice(1)}.html`) : ""),
    );

  it("are those that are built: pages of every version, of the blog and of React, and feeds", () => {
    const missing = [
      "/blog/page/2",
      "/blog/tags/hello",
      "/blog/authors/bo",
      "/blog/feed.json",
      "/pricing.test",
      "/ar/pricing",
    ];
    expect(built.length).toBeGreaterThan(40);
    expect(refused([...built, ...missing])).toEqual(missing);
  });
});

describe("versions", () => {
  it("may have one page, and the menu leads to its canonical address", () => {
    expect(exists("community/1.0.html")).toBe(true);
    expect(exists("community/1.0/search-index.json")).toBe(true);
    expect(read("community.html")).toMatch(/href="\/community\/1\.0"/);
  });

  it("menus of versions have no slash at the end", () => {
    for (const page of [
      "index.html",
      "next.html",
      "community/meetups.html",
      "ar/next.html",
      "ar/how-to/ssh.html",
    ]) {
      const [, menu = ""] = /id="version-menu"([^]*?)<\/ul>/.exec(read(page)) ?? [];
      const links = [...menu.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
      expect(links.length).toBeGreaterThan(1);
      expect(links.filter((href) => href.endsWith("/") && href !== "/" && href !== "/ar/")).toEqual([]);
    }
  });

  it("lists, search and the site map are about the released one", () => {
    const lists = ["llms.txt", "search-index.json", "search-text.json", "sitemap.xml", "pages.atom"]
      .map(read)
      .join();
    expect(lists).not.toMatch(/\/next\b|zeppelin/);
    expect(lists).toContain("Turn on the old server");
    expect(
      fs
        .readdirSync(`${BUILD}/print`)
        .map((file) => read(`print/${file}`))
        .join(),
    ).not.toContain("zeppelin");
  });

  it("another version has an index of its pages and of the other sections", () => {
    const texts = read("next/search-text.json");
    expect(texts).toContain("zeppelin");
    expect(texts).toContain("kumquat");
    expect(read("next/search-index.json")).not.toContain("Turn on the old server");
    expect(exists("ar/next/search-index.json")).toBe(true);
  });

  it("other versions are not indexed, say so, and name the released page as the canonical one", () => {
    const page = read("next/how-to/ssh.html");
    expect(page).toContain('content="noindex, nofollow"');
    expect(page).toMatch(/rel="canonical" href="https:\/\/[^/]+\/how-to\/ssh"/);
    expect(page).toContain("This is unreleased documentation");
    expect(page).toContain("/blob/main/docs/how-to/ssh.mdx");
    expect(exists("next/how-to/relay.md")).toBe(true);
    const released = read("how-to/ssh.html");
    expect(released).not.toContain("noindex");
    expect(released).toContain("/blob/main/versioned_docs/version-2.0/how-to/ssh.mdx");
  });

  it("the top bar leads to the same page of each version", () => {
    for (const page of ["how-to/ssh.html", "next/how-to/ssh.html"])
      expect(read(page)).toMatch(/id="version-menu"[^]*?href="\/next\/how-to\/ssh"[^]*?href="\/how-to\/ssh"/);
  });
});

describe("languages", () => {
  it("a translated page has language and direction; another one says that it is not translated", () => {
    const translated = read("ar/how-to/ssh.html");
    expect(translated).toMatch(/<html lang="ar" dir="rtl"/);
    expect(translated).toContain("سطر أوامر");
    expect(translated).not.toContain("This page is not translated yet");
    const other = read("ar/how-to/networks.html");
    expect(other).toContain("This page is not translated yet");
    expect(other).toMatch(/<article lang="en" dir="ltr"/);
    expect(read("how-to/networks.html")).not.toContain("This page is not translated yet");
  });

  it("pages with a translation and pages without one link to each other by their files", () => {
    expect(read("ar/how-to/networks.html")).toContain('href="/ar/how-to/ssh"');
    expect(read("ar/how-to/ssh.html")).toContain('href="/ar/how-to/networks"');
    expect(read("how-to/networks.html")).toContain('href="/how-to/ssh"');
  });

  it("pages name each other, and a menu leads to the same page", () => {
    for (const page of ["how-to/ssh.html", "ar/how-to/ssh.html"]) {
      const html = read(page);
      for (const lang of ["en", "ar", "x-default"]) expect(html).toContain(`hrefLang="${lang}"`);
      expect(html).toMatch(/id="language-menu"[^]*?href="\/how-to\/ssh"[^]*?href="\/ar\/how-to\/ssh"/);
    }
  });

  it("each language has an index, twins and lists; the files for hosts are at the root only", () => {
    for (const file of ["search-index.json", "how-to/ssh.md", "llms.txt", "sitemap.xml"])
      expect([file, exists(`ar/${file}`)]).toEqual([file, true]);
    for (const file of ["_headers", "_redirects", "robots.txt", ".deploy"])
      expect([file, exists(file), exists(`ar/${file}`)]).toEqual([file, true, false]);
    expect(read("ar/search-index.json")).toContain("اتصال SSH");
  });

  it.each(["/how-to/ssh", "/ar/how-to/ssh", "/ar/", "/ar/nothing", "/blog", "/pricing"])(
    "the policy allows every inline script of %s",
    async (path) => {
      const { body, headers } = await get(path);
      const policy = String(headers["content-security-policy"]);
      const scripts = [
        ...body.toString().matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([^]*?)<\/script>/g),
      ];
      expect(scripts.length).toBeGreaterThan(0);
      for (const [, text = ""] of scripts)
        expect(policy).toContain(createHash("sha256").update(text).digest("base64"));
    },
  );

  it.each([
    ["/ar", 301, "/ar/"],
    ["/ar/index.html", 301, "/ar/"],
    ["/ar/how-to/ssh/", 301, "/ar/how-to/ssh"],
    ["/ar/docs/how-to/ssh", 301, "/ar/how-to/ssh"],
    ["/ar/how-to/networks-concept.md", 301, "/ar/how-to/networks.md"],
    ["/ar/", 200, undefined],
    ["/ar/_headers", 404, undefined],
    ["/ar/404.html", 404, undefined],
  ])("%s: %i %s", async (path, status, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers["location"]]).toEqual([status, to]);
  });

  it("an unknown address gets the error page of its language", async () => {
    const answer = await get("/ar/nothing");
    expect([answer.status, answer.body.toString()]).toEqual([404, read("ar/404.html")]);
    const markdown = await get("/ar/nothing.md");
    expect([markdown.status, markdown.body.toString()]).toEqual([404, read("ar/404.md")]);
  });
});

describe("blog and other pages", () => {
  it.each([
    ["blog/2026/03/02/release-two", "quagga", "Release two is here - Peerloom Blog"],
    ["about-us", "lighthouse", "About us - Peerloom Docs"],
    ["à propos", "name of this service", "À propos - Peerloom Docs"],
    ["pricing", "marzipan", "Pricing - Peerloom Docs"],
  ])("%s is in search, in the lists and has a twin", (route, word, title) => {
    expect(read(`${route}.html`)).toContain(`>${title}</title>`);
    expect(read(`${route}.md`)).toContain(word);
    expect(read("search-text.json")).toContain(word);
    expect(read("llms.txt")).toContain(`/${encodeURI(route)}.md)`);
    expect(read("print/pages.html") + read("print/blog.html")).toContain(
      `">${title.replace(/ - .*/, "")}</a></li>`,
    );
    expect(read("sitemap.xml")).toContain(`/${encodeURI(route)}<`);
  });

  it("the blog has lists, tags, authors, an archive and feeds; content tokens are resolved in posts", () => {
    for (const file of [
      "blog.html",
      "blog/tags.html",
      "blog/authors.html",
      "blog/archive.html",
      "blog/rss.xml",
    ])
      expect([file, exists(file)]).toEqual([file, true]);
    expect(read("blog/2026/03/02/release-two.html")).toContain("quagga editor of Peerloom");
    expect(read("blog.html")).not.toContain("quagga");
  });
});
