import type { ElementContent } from "hast";
import { parseHtml } from "docusaurus-waymark-core/build/html";
import { articleOf } from "./article";

/** The article of a page as element names around text: `p(a em(b))`. */
function treeOf(html: string): string {
  return contentOf(
    articleOf(parseHtml(`<article><div class="a markdown">${html}</div></article>`))?.children ?? [],
  );
}

function contentOf(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === "text") return node.value;
      return node.type === "element" ? `${node.tagName}(${contentOf(node.children)})` : "";
    })
    .join("");
}

describe("what is in the tree", () => {
  it.each([
    ["code is its text alone", "<pre><code><b>a</b>\n <i>b</i></code></pre>", "pre(a\n b)"],
    ["break points in code are no text", "<code>a.<wbr>b</code>", "code(a.b)"],
    [
      "a drawing is its title and description",
      "<svg><g><title>a</title><desc>b</desc><text>c</text></g></svg>",
      "svg(title(a)desc(b))",
    ],
    ["controls go with all that is in them", "a<button><b>b</b></button>c<p role=status>d</p>", "ac"],
    ["the tools of the page go", "<h1>a</h1><div data-page-tools>b <var>c</var></div>d", "h1(a)d"],
    ["what is hidden from readers goes", "<i aria-hidden=true>a</i>b", "b"],
    [
      "a heading's link to itself goes, other links stay",
      "<h2>a<a href=#b></a> <a href=c>d</a></h2>",
      "h2(a a(d))",
    ],
    ["comments go, entities are characters", "a<!-- -->b&amp;c", "ab&c"],
  ])("%s", (_, html, tree) => {
    expect(treeOf(html)).toBe(tree);
  });

  it("is the first written part of a page only", () => {
    const html = '<article><p>a<div class="markdown">b</div><div class="markdown">c</div></article>';
    expect(contentOf(articleOf(parseHtml(html))?.children ?? [])).toBe("b");
  });
});

it.each([
  [
    "its main region",
    "<nav>x</nav><main>a<article>b</article><article>c</article></main>",
    "aarticle(b)article(c)",
  ],
  ["its only article", "<main>a<article>b</article></main>", "b"],
  ["all of it", '<nav>x</nav><div id="site-main"><p>a</p><h2>b</h2></div>', "p(a)h2(b)"],
])("a page of React has for an article %s", (_, html, tree) => {
  const page = parseHtml(`<html class="plugin-pages">${html}`);
  expect(contentOf(articleOf(page)?.children ?? [])).toBe(tree);
});
