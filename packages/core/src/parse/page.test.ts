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
    "A {{< release >}}.",
    "1:3: Text between { and } is read as code, but is not JavaScript: Unexpected token.",
  ],
  [
    "{% aside %}\n\nText.",
    "1:1: Text between { and } is read as code, but is not JavaScript: Unexpected token.",
  ],
  ["> {b\nc}\n\nText.", '1:3: This "{" is not closed.'],
  ["Text.\n\n<Tabs\n\n## A\n\n- b\n\nEnd.", '3:1: This "<" begins a tag that does not end.'],
  ["<Tab a\n, b\n/>\n\nEnd.", '2:1: "," cannot follow this "<", which begins a tag.'],
  ["1 < 2, <Tab\n\nEnd.", '1:8: This "<" begins a tag that does not end.'],
  [
    "import A from\n\n## B\n\nText.\n\n- c",
    '1:1: A line that begins with "import" or "export" is read as code, but is not JavaScript: Unexpected character \'#\'.',
  ],
])("%j has one mistake", (text, expected) => {
  const { problems } = page(text);
  expect(problems.map(({ line, column, message }) => `${line}:${column}: ${message}`)).toEqual([expected]);
});
