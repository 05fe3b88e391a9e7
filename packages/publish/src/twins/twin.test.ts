import { parseHtml } from "docusaurus-waymark-core/build/html";
import { markdownOf, twinOf, type TwinHead } from "./twin";

const HEAD = { title: 'A "page"', description: "What it says.", url: "https://docs.example/a" };

const LEAD = { indexUrl: "https://docs.example/llms.txt" };

function twinOfHtml(html: string, head: TwinHead): string {
  return twinOf(markdownOf(parseHtml(html), head.url)[0]?.text, head, LEAD);
}

/** The body of the twin of a page with the given article. */
function bodyOf(article: string): string {
  const html = `<!doctype html><html><body><nav>Menu</nav><article><div class="x markdown">${article}</div></article></body></html>`;
  return markdownOf(parseHtml(html), HEAD.url)[0]?.text.trim() ?? "";
}

test("the head is front matter that any YAML reader takes", () => {
  expect(twinOfHtml('<article><div class="markdown"><p>x</p></div></article>', HEAD)).toBe(
    [
      "---",
      'title: "A \\"page\\""',
      'description: "What it says."',
      'url: "https://docs.example/a"',
      "---",
      "",
      "> All pages of this documentation, as Markdown: [llms.txt](https://docs.example/llms.txt)",
      "",
      "x",
      "",
    ].join("\n"),
  );
});

test("a page without an article is an error that names it", () => {
  expect(() => twinOfHtml("<p>x</p>", HEAD)).toThrow(/https:\/\/docs\.example\/a has no article\. Fix: /);
});

it.each([
  [
    "heading with its id, without its anchor link",
    '<h2 id="a_b">Use <code>up</code><a href="#a_b" aria-label="Direct link"></a></h2>',
    "## Use `up` {#a_b}",
  ],
  [
    "operation: heading first, then method and path",
    '<hgroup><p data-search="skip"><span>GET</span><code>/api/x/{id}</code></p><h2 id="x">List</h2></hgroup>',
    "## List {#x}\n\n`GET /api/x/{id}`",
  ],
  [
    "tasks keep whether they are done",
    '<ul><li><input type="checkbox" disabled checked aria-label="One"/> One</li><li><input type="checkbox" disabled aria-label="Two"/> Two</li></ul>',
    "- [x] One\n- [ ] Two",
  ],
  [
    "code keeps every byte",
    '<div><div>Bar</div><pre aria-label="Code: a.yaml" data-language="yaml"><code>a:\n\n  <span>- "b"</span>\t\n</code></pre><div><button>Copy</button></div></div>',
    '```yaml title="a.yaml"\na:\n\n  - "b"\t\n\n```',
  ],
  [
    "all panels of a group, hidden ones too",
    '<div data-code-group><div data-code-bar><span>Install</span></div><div role="tablist"><button>A</button></div><div role="tabpanel"><p data-search="skip">A</p><pre data-language="bash" aria-label="Code: A"><code>one</code></pre></div><div role="tabpanel" hidden><pre data-language="js" aria-label="Code: B"><code>two</code></pre></div></div>',
    '**Install**\n\n```bash title="A"\none\n```\n\n```js title="B"\ntwo\n```',
  ],
  [
    "tabs are a list, each panel under its label",
    '<div data-tabs="os"><div><div role="tablist"><button>A</button></div></div><div role="tabpanel" hidden><h3 id="x-a"><span id="old"></span>A</h3><p>One.</p></div><div role="tabpanel"><h3 id="x-b">B</h3><p>Two.</p></div></div><p>After.</p>',
    "- ### A {#x-a}\n\n  One.\n\n- ### B {#x-b}\n\n  Two.\n\nAfter.",
  ],
  [
    "a note is a quote under its title",
    '<aside role="note"><svg aria-hidden="true"></svg><p>Warning</p><div><p>Back up first.</p></div></aside>',
    "> **Warning**\n>\n> Back up first.",
  ],
  [
    "properties are a list",
    "<dl><div><dt><code>id</code><span>string</span><span>required</span></dt><dd>Identifier.</dd></div></dl>",
    "- `id` string required\n\n  Identifier.",
  ],
  [
    "a drawing is told in words, once",
    '<figure><svg role="img"><title>Mesh</title><desc>Two peers.</desc><text>A</text></svg><svg role="img"><text>A</text></svg><figcaption><span>Direct.</span><button>Enlarge</button></figcaption></figure>',
    "**Diagram: Mesh.** Two peers.\n\n_Direct._",
  ],
  [
    "a drawing made of text is that text",
    '<figure data-mermaid="flowchart LR\n  a --> b"><div><svg role="img"><title>Mesh</title><desc>Two peers.</desc></svg></div><figcaption><span>Direct.</span><button>Enlarge</button></figcaption></figure>',
    "```mermaid\nflowchart LR\n  a --> b\n```\n\n_Direct._",
  ],
  [
    "a picture is its address; one that stands in the page itself is told in words",
    '<p><img src="/a.png" alt="Mesh"><img src="data:image/png;base64,AA" alt="Mesh"></p>',
    "![Mesh](https://docs.example/a.png)Picture: Mesh.",
  ],
  ["break points in code are no text", "<p>See <code>a.<wbr>b</code>.</p>", "See `a.b`."],
  ["comments go", "<p>a<!-- -->b</p>", "ab"],
  [
    "touching elements are kept apart, punctuation is not",
    "<p><code>-a</code><code>-b</code><span>, </span><b>c</b></p>",
    "`-a` `-b`, **c**",
  ],
  ["what looks like markup is text", "<p>&lt;Card> and *x*</p>", "\\<Card> and \\*x\\*"],
])("%s", (_, html, markdown) => {
  expect(bodyOf(html)).toBe(markdown);
});

test("a drawing of a dialog is its sentence and the list of its fields", () => {
  const drawing =
    '<figure data-screen aria-label="x"><figcaption>Settings → Keys<span>: fill in what is bold, then choose Create.</span></figcaption>' +
    "<div><p>Create Key</p><dl><div><dt>Name</dt><dd><strong>ci</strong></dd></div><div><dt>Limit</dt><dd>off</dd></div><div><dt>URL</dt><dd>https://a.example</dd></div></dl>" +
    '<p aria-hidden="true"><span>Create</span></p></div></figure>';
  expect(bodyOf(drawing)).toBe(
    "_Settings → Keys: fill in what is bold, then choose Create._\n\n- Name: **`ci`**\n- Limit: off\n- URL: `https://a.example`",
  );
});
