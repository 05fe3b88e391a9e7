import fs from "node:fs";
import path from "node:path";
import { IDENTITIES } from "../../src/product";
import { tokenPattern } from "../../src/product/resolve";
import { BUILDS } from "./site";

const TOKEN = new RegExp(tokenPattern());

const TEXT = /\.(html|js|css|json|xml|txt|md|svg|yaml|webmanifest)$/;

function filesOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => fs.statSync(file).isFile());
}

/** A page that no search engine reads, or the Markdown twin of one. */
function isHandbook(file: string): boolean {
  const page = file.replace(/\.md$/, ".html");
  return fs.existsSync(page) && fs.readFileSync(page, "utf8").includes("noindex");
}

describe.each(BUILDS)("build of %s", (slug, identity, folder) => {
  const files = filesOf(folder);
  const texts = files.filter((file) => TEXT.test(file));

  it("carries its own name on every page", () => {
    const pages = files.filter((file) => file.endsWith(".html"));
    expect(pages.length).toBeGreaterThan(5);
    const docs = pages.filter((file) => fs.readFileSync(file, "utf8").includes("<main"));
    expect(docs.length).toBeGreaterThan(5);
    for (const file of docs) expect(fs.readFileSync(file, "utf8")).toContain(identity.name);
  });

  it("names no other identity in any file or file name", () => {
    const others = IDENTITIES.filter((other) => other !== identity);
    const leaks = others.flatMap((other) => {
      const name = new RegExp(other.slug, "i");
      const inTexts = texts.filter((file) => name.test(fs.readFileSync(file, "utf8")));
      const inNames = files.filter((file) => name.test(path.relative(folder, file)));
      return [...inTexts, ...inNames];
    });
    expect(leaks).toEqual([]);
  });

  it("leaves no content token behind", () => {
    // The variables of a Postman collection are written in the same way, and the handbook, which no search
    // engine reads, shows tokens as writers type them.
    const pages = texts.filter((file) => /(?<!postman-collection)\.(html|json|md|txt)$/.test(file));
    const left = pages
      .filter((file) => !isHandbook(file))
      .filter((file) => TOKEN.test(fs.readFileSync(file, "utf8")));
    expect(left).toEqual([]);
  });

  it("has a search index that speaks of this product", () => {
    const index = fs.readFileSync(path.join(folder, "search-index.json"), "utf8");
    expect(index.toLowerCase()).toContain(slug);
  });
});

test("both builds have the same pages, but for the search page that hosted search brings", () => {
  const pages = BUILDS.map(([, , folder]) =>
    filesOf(folder)
      .filter((file) => file.endsWith(".html"))
      .map((file) => path.relative(folder, file))
      .filter((page) => page !== "search.html")
      .sort(),
  );
  expect(pages[1]).toEqual(pages[0]);
});
