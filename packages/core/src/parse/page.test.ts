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
])("%j has one mistake", (text, expected) => {
  const { problems } = page(text);
  expect(problems.map(({ line, column, message }) => `${line}:${column}: ${message}`)).toEqual([expected]);
});
