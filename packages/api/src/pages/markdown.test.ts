import * as fc from "fast-check";
import type { Root } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { parseBlocks } from "./markdown";
import { bodyText } from "./serialize";

const written = (markdown: string): string => bodyText({ type: "root", children: parseBlocks(markdown) });
const mdx = unified().use(remarkParse).use(remarkMdx);

it.each([
  ["an unknown element", "Send <tenantId> and <a-b>.", "Send \\<tenantId> and \\<a-b>.\n"],
  ["HTML of documents", "<b>Bold</b><br>next <code>x</code>", "**Bold**\\\nnext `x`\n"],
  ["a comment", "Seen.<!-- not seen -->", "Seen.\n"],
  ["a script", "<script>alert(1)</script>", "\\<script>alert(1)\\</script>\n"],
  ["a module", "import x from 'y'\nexport const z = 1", "&#x69;mport x from 'y'\n&#x65;xport const z = 1\n"],
  ["a directive", ":::note\nText\n:::", "&#x3A;&#x3A;&#x3A;note\nText\n&#x3A;&#x3A;&#x3A;\n"],
  ["a formula", "From $x$ to {y}", "From &#x24;x&#x24; to \\{y}\n"],
  ["indented code", "Text\n\n    {x}", "Text\n\n```text\n{x}\n```\n"],
  ["a fence in an unknown language", "```mermaid title\nx\n```", "```text\nx\n```\n"],
  ["strikethrough and a task", "* [x] ~~old~~ ~new~", "* [x] ~~old~~ \\~new\\~\n"],
  ["a link by reference", "See [it][r].\n\n[r]: https://example.com", "See [it](https://example.com).\n"],
  ["a link to a program", "[go](javascript:alert(1))", "go (javascript\\:alert(1))\n"],
  ["an image", "![A plan](https://example.com/a.png)", "[A plan](https://example.com/a.png)\n"],
  ["a heading in a list", "# Title", "**Title**\n"],
  ["a footnote", "Text[^1]\n\n[^1]: Note", "Text\\[1]\n\n\\[1] Note\n"],
])("writes %s as text or as Markdown", (_, markdown, text) => {
  expect(written(markdown)).toBe(text);
});

it("shifts headings to their place and gives them ids that the page does not have", () => {
  const taken = new Set(["use-it"]);
  const children = parseBlocks("# Use it\n\n## More", { level: 3, taken }) as Root["children"];
  expect(bodyText({ type: "root", children })).toBe("### Use it {#use-it-2}\n\n#### More {#more}\n");
});

it("writes any description as MDX without expressions, elements or modules", () => {
  const words = [
    "<",
    ">",
    "{",
    "}",
    "$",
    ":::",
    ":a[b]",
    "import x",
    "export y",
    "#",
    "`",
    "~~~",
    "|",
    "---",
    "\n",
    "\n\n",
    "    ",
    "<b>",
    "</p>",
    "<!--",
    "&lt;",
    "[^1]",
    "- [ ]",
    "\\",
    "a",
  ];
  const text = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 4 })), { maxLength: 14 });
  fc.assert(
    fc.property(text, (parts) => {
      const tree = JSON.stringify(mdx.parse(written(parts.join(" "))));
      expect(tree).not.toMatch(/"type":"(?:mdx\w+|html)"/);
    }),
    { numRuns: 400, seed: 7 },
  );
});
