import { llmsFull, llmsIndex } from "./llms";

const page = (name: string) => ({
  title: name,
  description: `About ${name}.`,
  url: `https://docs.example/${name}.md`,
  markdown: `# ${name}\n`,
});

test("llms.txt lists every group's pages in order", () => {
  const groups = [{ label: "Start", pages: [page("a [b]"), page("c")] }];
  expect(llmsIndex({ title: "Site", summary: "What it is." }, groups)).toBe(
    [
      "# Site",
      "",
      "> What it is.",
      "",
      "## Start",
      "",
      "- [a \\[b\\]](https://docs.example/a [b].md): About a [b].",
      "- [c](https://docs.example/c.md): About c.",
      "",
    ].join("\n"),
  );
});

test("llms-full.txt is the pages one after the other", () => {
  const groups = [
    { label: "One", pages: [page("a")] },
    { label: "Two", pages: [page("b")] },
  ];
  expect(llmsFull(groups)).toBe("# a\n\n# b\n");
});
