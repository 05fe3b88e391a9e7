import type { ElementContent } from "hast";
import { articleOf } from "./article";

/** What is in the article of a page, as names around text: `p(a em(b))`. */
function treeOf(html: string): string {
  return contentOf(articleOf(`<article><div class="a markdown">${html}</div></article>`)?.children ?? []);
}

function contentOf(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === "text") return node.value;
      return node.type === "element" ? `${node.tagName}(${contentOf(node.children)})` : "";
    })
    .join("");
}

describe("left out end tags", () => {
  it.each([
    ["paragraphs", "<p>a<p>b", "p(a)p(b)"],
    ["items", "<ul><li>a<li>b</ul>", "ul(li(a)li(b))"],
    ["items of paragraphs", "<ul><li><p>a<li><p>b</ul>c", "ul(li(p(a))li(p(b)))c"],
    ["items of items", "<ul><li>a<ol><li>b<li>c</ol><li>d</ul>", "ul(li(aol(li(b)li(c)))li(d))"],
    ["names and meanings", "<dl><dt>a<dd><p>b<dt>c<dd>d</dl>", "dl(dt(a)dd(p(b))dt(c)dd(d))"],
    ["pairs in divisions", "<dl><div><dt>a<dd><div>b</div><dd>c</div></dl>", "dl(div(dt(a)dd(div(b))dd(c)))"],
    [
      "rows and cells",
      "<table><thead><tr><th>a<th>b<tbody><tr><td>c<td><p>d<tr><td>e<td>f</table>g",
      "table(thead(tr(th(a)th(b)))tbody(tr(td(c)td(p(d)))tr(td(e)td(f))))g",
    ],
  ])("of %s do no harm", (_, html, tree) => {
    expect(treeOf(html)).toBe(tree);
  });
});

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
    expect(contentOf(articleOf(html)?.children ?? [])).toBe("b");
  });

  it("is attributes that Markdown has a use for", () => {
    const body = articleOf(
      '<article><div class="markdown" id="a" style="b" data-code-group></div></article>',
    );
    expect(body?.properties).toEqual({ id: "a", dataCodeGroup: "" });
  });
});

describe("white space that a page does not show", () => {
  it.each([
    ["runs are one space", "<p>a \n\t b</p>", "p(a b)"],
    ["none at the start and the end of a line", "<p> a <b> b </b> </p> <p>c</p>", "p(a b(b))p(c)"],
    ["one between two elements", "<p><b>a </b> <i> b</i></p>", "p(b(a )i(b))"],
    ["none around a break", "<p>a <br> b</p>", "p(abr()b)"],
    ["that around a picture stays", "<p>a <img> b</p>", "p(a img() b)"],
    ["that between blocks goes", "<ul> <li> a </li> </ul>", "ul(li(a))"],
    ["a space that must not break stays", "<p>\u00a0a\u00a0</p>", "p(\u00a0a\u00a0)"],
  ])("%s", (_, html, tree) => {
    expect(treeOf(html)).toBe(tree);
  });
});
