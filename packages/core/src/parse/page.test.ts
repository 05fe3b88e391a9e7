import { readPage } from "./page";

const page = (text: string) => readPage({ path: "docs/x.mdx", text }, { tokens: {}, components: {} });

it("a page with directives in a line is read as typed", () => {
  const { root: tree } = page("Use image:latest, or\n\n::leaf[a]\n\n:::note[Title]\nIn a note.\n:::");
  expect(tree.children?.map(({ type }) => type)).toEqual(["paragraph", "paragraph", "containerDirective"]);
  const words = tree.children
    ?.slice(0, 2)
    .map(({ children }) => children?.map(({ value }) => value).join(""));
  expect(words).toEqual(["Use image:latest, or", "::leaf[a]"]);
});

it.each([
  [
    'A {{< release v="1" >}}.\n\n{{< info >}}\nText <b>x</b>.\n{{< /info >}}\n\n`{{< code >}}` and \\{{< no >}}.\n\n```text\n{{% x %}}\n```',
    [
      '1:3: This site does not read tags of Hugo: "{{< release >}}".',
      '3:1: This site does not read tags of Hugo: "{{< info >}}" (2 on this page).',
    ],
  ],
  [
    "{% aside %}\n\nText.\n\n{% endaside %}",
    ['1:1: This site does not read tags of Liquid and Markdoc: "{% aside %}" (2 on this page).'],
  ],
  ["<<< @/a.js", ["1:1: This site does not read snippets of VitePress."]],
  ["- One\n{.wide}", ['2:1: Attributes in braces are not read: "{.wide}".']],
  ["> {b\nc}\n\nText.", ['1:3: This "{" is not closed.']],
  [
    "It is $a_{n}\\cdot b$.\n\n$$\nf=\\sum_{n=1}^N{x}\n$$\n\nFor $5 to $6.",
    ['1:7: This site does not read formulas: "$a_{n}\\cdot b$" (2 on this page).'],
  ],
])("syntax of other generators in %j is said once, in its name", (text, expected) => {
  const { problems } = page(text);
  expect(problems.map(({ line, column, message }) => `${line}:${column}: ${message}`)).toEqual(expected);
});
