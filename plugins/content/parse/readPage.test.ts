import { readPage } from "./readPage";

const page = (text: string) => readPage({ path: "docs/x.mdx", text }, {});

it("a page with directives in a line is read as typed, and is not the compiler's", () => {
  const { root: tree, treeOfBuild } = page(
    "Use image:latest, or\n\n::leaf[a]\n\n:::note[Title]\nIn a note.\n:::",
  );
  expect(treeOfBuild).toBeUndefined();
  expect(tree.children?.map(({ type }) => type)).toEqual(["paragraph", "paragraph", "containerDirective"]);
  const words = tree.children
    ?.slice(0, 2)
    .map(({ children }) => children?.map(({ value }) => value).join(""));
  expect(words).toEqual(["Use image:latest, or", "::leaf[a]"]);
});

it("so is one that does not parse, and one in another format", () => {
  expect(page("a <b").treeOfBuild).toBeUndefined();
  expect(page("---\nmdx:\n  format: md\n---\n\na").treeOfBuild).toBeUndefined();
  expect(page("a").treeOfBuild).toBeDefined();
});
