import fs from "node:fs";
import path from "node:path";
import type { Element } from "hast";
import type { Heading, Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { elementsOf, findElement, hasClass, parseHtml, textOf } from "docusaurus-waymark-core/build/html";
import { DEFAULT_SAMPLE_LANGUAGE } from "docusaurus-plugin-waymark-publish/twins/article";
import { chooseIdentity } from "docusaurus-waymark-core/product/choose";
import { IDENTITIES } from "../../src/product/identities";
import { RESOURCE, ROUTES } from "./site";

/** The content that a page and its twin share. */
interface Outline {
  readonly headings: readonly string[];
  readonly code: readonly string[];
  readonly links: readonly string[];
}

const OUT = "build";
const { links } = chooseIdentity(IDENTITIES, undefined);

/** Length at which clients cut a file off. */
const MAX_CHARS = 100_000;

const pages = fs
  .readdirSync(OUT, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html"))
  .map((name) => name.split(path.sep).join("/"))
  .filter((name) => !name.startsWith("print/"))
  .filter((name) => fs.readFileSync(path.join(OUT, name), "utf8").includes("theme-doc-markdown"));

test("there are pages, and every one has a twin", () => {
  expect(pages.length).toBeGreaterThanOrEqual(ROUTES.length);
  const alone = pages.filter((page) => !fs.existsSync(path.join(OUT, twinOf(page))));
  expect(alone).toEqual([]);
});

test.each(pages)("%s says the same as its twin, which has no tag of a component left", (page) => {
  // The download of the offline copy comes into a finished build.
  const html = withoutDownload(fs.readFileSync(path.join(OUT, page), "utf8"));
  const twin = fs.readFileSync(path.join(OUT, twinOf(page)), "utf8");
  const nodes = nodesOf(parseMarkdown(twin));
  expect(outlineOf(nodes)).toEqual(outlineOfHtml(html, page, DEFAULT_SAMPLE_LANGUAGE));
  expect(nodes.filter(({ type }) => type === "html")).toEqual([]);
  expect(nodes.some((node) => node.type === "text" && /<\/?[A-Z]/.test(node.value))).toBe(false);
  expect(twin).toContain(`[llms.txt](${links.docs}/llms.txt)`);
  expect(twin.length).toBeLessThan(MAX_CHARS);
  expect(html).toMatch(new RegExp(`<link[^>]*href="?/${twinOf(page).replaceAll(".", "\\.")}"?[ />]`));
});

test("requests in other languages have a twin of their own, to which the page's twin leads", () => {
  const page = `${RESOURCE.slice(1)}.html`;
  const html = fs.readFileSync(path.join(OUT, page), "utf8");
  const twin = fs.readFileSync(path.join(OUT, twinOf(page)), "utf8");
  const others = [...twin.matchAll(/\[(\w+)\]\(([^)]+\.[a-z]+\.md)\)/g)];
  expect(others.map(([, label]) => label)).toEqual(
    "JavaScript TypeScript Python Go Ruby Java PHP".split(" "),
  );
  for (const [, label = "", url = ""] of others) {
    const other = fs.readFileSync(path.join(OUT, new URL(url).pathname), "utf8");
    expect(outlineOf(nodesOf(parseMarkdown(other)))).toEqual(outlineOfHtml(html, page, label));
  }
});

describe("the lists for language models", () => {
  const list = fs.readFileSync(path.join(OUT, "llms.txt"), "utf8");
  const full = fs.readFileSync(path.join(OUT, "llms-full.txt"), "utf8");
  const listed = [...list.matchAll(/^- \[.+\]\((.+?)\): \S/gm)].map(([, address = ""]) => new URL(address));
  const isTwin = ({ pathname }: URL): boolean => pathname.endsWith(".md");
  const addresses = listed.filter(isTwin);

  it("name files of data as well, which are there", () => {
    const data = listed.filter((address) => !isTwin(address)).map(({ pathname }) => pathname);
    expect(data).toContain("/openapi.yaml");
    expect(data.filter((file) => !fs.existsSync(path.join(OUT, file)))).toEqual([]);
  });

  it("name exactly the pages of the sitemap, each by its twin", () => {
    const sitemap = fs.readFileSync(path.join(OUT, "sitemap.xml"), "utf8");
    const routes = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, loc = ""]) => new URL(loc).pathname);
    const twins = routes.map((route) => (route === "/" ? "/index.md" : `${route}.md`));
    expect(addresses.map(({ pathname }) => pathname).sort()).toEqual(twins.sort());
  });

  it("hold the whole text in the same order, in files that clients read whole", () => {
    const files = [...full.matchAll(/^- \[.+\]\((.+?)\): [\d,]+ characters$/gm)].map(([, url = ""]) =>
      fs.readFileSync(path.join(OUT, new URL(url).pathname), "utf8"),
    );
    expect(files.filter((text) => text.length >= MAX_CHARS)).toEqual([]);
    const whole = files.join("\n");
    const positions = addresses.map(({ pathname }) =>
      whole.indexOf(fs.readFileSync(path.join(OUT, pathname), "utf8")),
    );
    expect(positions.every((position) => position >= 0)).toBe(true);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });
});

function withoutDownload(html: string): string {
  return html.replace(/<span data-offline-download.*?<\/span>/, "");
}

function twinOf(page: string): string {
  return page.replace(/\.html$/, ".md");
}

function parseMarkdown(markdown: string): Root {
  // Without front matter and without the lead, which is for readers of Markdown alone.
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n\n(?:>.*\n)+/, "");
  return unified().use(remarkParse).use(remarkGfm).parse(body);
}

function nodesOf(node: Nodes): Nodes[] {
  return [node, ...("children" in node ? node.children.flatMap((child) => nodesOf(child)) : [])];
}

function outlineOf(nodes: readonly Nodes[]): Outline {
  return {
    headings: nodes.filter((node) => node.type === "heading").map((node) => headingOf(node)),
    code: nodes.filter((node) => node.type === "code").map(({ value }) => value),
    links: nodes.filter((node) => node.type === "link").map(({ url }) => url),
  };
}

function headingOf(heading: Heading): string {
  return `h${heading.depth} ${plain(heading)}`;
}

function plain(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map((child) => plain(child)).join("") : "";
}

/** @param samples label of the language of requests; those in other languages do not count */
function outlineOfHtml(html: string, page: string, samples: string): Outline {
  const body = findElement(parseHtml(html), (element) => hasClass(element, "theme-doc-markdown"));
  const tools = new Set(
    elementsOf(body ?? parseHtml(""))
      .filter(({ properties }) => properties["dataPageTools"] !== undefined)
      .flatMap((element) => [element, ...elementsOf(element)]),
  );
  const elements = elementsOf(body ?? parseHtml("")).filter(
    (element) => element.tagName !== "dialog" && !tools.has(element),
  );
  const otherRequests = new Set(
    elements
      .filter((element) => element.properties["dataCodeGroup"] !== undefined)
      .map((group) => elementsOf(group, "pre"))
      .filter(([first]) => first?.properties["ariaLabel"] === `Code: ${DEFAULT_SAMPLE_LANGUAGE}`)
      .flatMap((codes) => codes.filter(({ properties }) => properties["ariaLabel"] !== `Code: ${samples}`)),
  );
  return {
    headings: elements
      .filter(({ tagName }) => /^h[1-5]$/.test(tagName))
      .map((element) => markedHeading(element)),
    code: elements
      .filter((element) => element.tagName === "pre" || element.properties["dataMermaid"] !== undefined)
      .filter((element) => !otherRequests.has(element))
      .map((element) => sourceOf(element) ?? codeOf(element)),
    links: elements
      .filter((element) => element.tagName === "a" && textOf(element).trim() !== "")
      .map(({ properties: { href } }) => String(href))
      .map((href) => (href.startsWith("#") ? href : new URL(href, `${links.docs}/${page}`).href)),
  };
}

/** The text of a drawing that was made of text. */
function sourceOf({ properties }: Element): string | undefined {
  const source = properties["dataMermaid"];
  return typeof source === "string" ? source : undefined;
}

/** A twin says of lines by a sign whether they are new or gone. */
function codeOf(pre: Element): string {
  const changes = elementsOf(pre, "ins", "del");
  if (changes.length === 0) return textOf(pre);
  const signs = new Map(changes.map((line) => [textOf(line), line.tagName === "ins" ? "+" : "-"]));
  return textOf(pre)
    .split("\n")
    .map((line) => (signs.get(line) ?? " ") + line)
    .join("\n");
}

function markedHeading(element: Element): string {
  const { id } = element.properties;
  const mark = typeof id === "string" ? ` {#${id}}` : "";
  // A browser shows a run of spaces as one, and so does Markdown.
  return `${element.tagName} ${textOf(element).replace(/\s+/g, " ").trim()}${mark}`;
}
