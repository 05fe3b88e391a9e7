import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteIn } from "../site.fixture";
import { anchorsOf } from "./comparePages";
import { checkPages, generatePages } from "./index";

/** A small description: `npm run api -- check` tries the real one. */
const text = readFileSync("packages/api/src/everyMethod.fixture.yaml", "utf8");
const HOME = "api/index.mdx";
const OPENAPI_FILE = "api/openapi.yaml";
const TILES = ["books", "readers"]
  .map((slug) => `<Card title="x" href="/api/resources/${slug}" />`)
  .join("\n");
/** A project with the description and the home page of the API alone, and one with its pages generated. */
let [bare, generated]: [string, string] = ["", ""];
/** The project that a test may change. */
let root: string;

beforeAll(() => {
  bare = mkdtempSync(path.join(tmpdir(), "api-bare-"));
  mkdirSync(path.join(bare, "api"));
  writeFileSync(path.join(bare, HOME), TILES);
  writeFileSync(path.join(bare, OPENAPI_FILE), text);
  generated = mkdtempSync(path.join(tmpdir(), "api-generated-"));
  cpSync(bare, generated, { recursive: true });
  generatePages(siteIn(generated));
});
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "api-pages-"));
});
afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => {
  for (const folder of [bare, generated]) rmSync(folder, { recursive: true });
});

const copyOf = (project: string): void => cpSync(project, root, { recursive: true });

const write = (source: string): void => writeFileSync(path.join(root, OPENAPI_FILE), source);
const page = (name: string): string => path.join(root, "api/resources", name);
const pages = (): string[] => readdirSync(path.join(root, "api/resources")).sort();

/** The file up to a line, as an editor or a broken copy may leave it. */
const cutAt = (share: number): string => text.slice(0, Math.floor(text.length * share));

describe("generate", () => {
  it("writes a page for each resource once, and nothing the second time", () => {
    copyOf(bare);
    expect(generatePages(siteIn(root))).toHaveLength(2);
    expect(pages()).toHaveLength(2);
    expect(generatePages(siteIn(root))).toEqual([]);
  });

  it("writes nothing when the file ends early, wherever that is", () => {
    copyOf(generated);
    const before = pages().map((name) => readFileSync(page(name), "utf8"));
    for (const share of [0, 0.01, 0.1, 0.5, 0.9, 0.99]) {
      write(cutAt(share));
      expect(() => generatePages(siteIn(root))).toThrow(/^api\/\S+:\d+:\d+ \S+: .+ Fix: .+/);
    }
    expect(pages().map((name) => readFileSync(page(name), "utf8"))).toEqual(before);
  });

  it("names the pages and sections that would go, and lets them go when told so", () => {
    copyOf(generated);
    const lone = "---\ntitle: Old\n---\n\n## A section\n";
    writeFileSync(page("old.mdx"), lone);
    writeFileSync(page("books.mdx"), `${readFileSync(page("books.mdx"), "utf8")}\n## Gone {#gone}\n`);
    expect(() => generatePages(siteIn(root))).toThrow(
      /api\/resources\/books\.mdx:1:1 api-anchor-gone: .*"#gone"/,
    );
    expect(() => generatePages(siteIn(root))).toThrow(/api\/resources\/old\.mdx:1:1 api-page-gone: /);
    generatePages(siteIn(root), true);
    expect(pages()).not.toContain("old.mdx");
  });
});

describe("check", () => {
  it("finds a page that was edited by hand, and one that is missing", async () => {
    copyOf(generated);
    writeFileSync(page("books.mdx"), `${readFileSync(page("books.mdx"), "utf8")}\nMore.\n`);
    rmSync(page("readers.mdx"));
    const findings = await checkPages(siteIn(root)).catch(String);
    expect(findings).toContain("api/resources/books.mdx:1:1 api-stale: The page differs");
    expect(findings).toContain("api/resources/readers.mdx:1:1 api-stale: The page is missing");
  });

  it("finds an example that breaks its schema, at its place", async () => {
    copyOf(bare);
    write(text.replace("{ name: Ada }", "{ name: 1 }"));
    await expect(checkPages(siteIn(root))).rejects.toThrow(/api\/openapi\.yaml:\d+:\d+ openapi-example: /);
  });

  it("finds an operation without an example of an error, and one whose page is missing", async () => {
    copyOf(bare);
    const operation = (tag: string): string =>
      `  /api/extra:\n    get:\n      operationId: extra\n      tags: [${tag}]\n      summary: Extra\n      description: x\n` +
      `      x-required-role: [any]\n      responses:\n        "200":\n          description: x\n\ncomponents:\n`;
    write(text.replace(/\ncomponents:\n/, `\n${operation("Books")}`));
    await expect(checkPages(siteIn(root))).rejects.toThrow(
      /api\/openapi\.yaml:\d{2,}:\d+ api-incomplete: GET \/api\/extra lacks an example of an error/,
    );
    write(text.replace(/\ncomponents:\n/, `\n${operation("Nothing")}`));
    await expect(checkPages(siteIn(root))).rejects.toThrow(/api\/resources\/nothing\.mdx:1:1 api-stale/);
  });

  it("finds a number of operations on the API's home page that is not that of the description", async () => {
    copyOf(generated);
    writeFileSync(path.join(root, HOME), `${TILES}\nAll 99 operations.\n`);
    await expect(checkPages(siteIn(root))).rejects.toThrow(
      /api\/index\.mdx:\d+:5 api-count: The page says "99 operations", but the API description has \d+/,
    );
  });

  it("finds a resource without a tile on the API's home page", async () => {
    copyOf(generated);
    writeFileSync(path.join(root, HOME), TILES.replace("books", "shelves"));
    await expect(checkPages(siteIn(root))).rejects.toThrow(
      /api\/index\.mdx:1:1 api-tile: No tile leads to Books/,
    );
  });
});

test("anchors are read from headings only, with the slug where none is written", () => {
  const source =
    "---\ntitle: T\n---\n\n## A b {tag=GET label=/x}\n\n```bash\n## no\n```\n\n## C {#see tag=GET label=/y}\n";
  expect(anchorsOf(source)).toEqual(["a-b", "see"]);
});
